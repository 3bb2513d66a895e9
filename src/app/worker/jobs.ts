/** Lists slow work (jobs) that child processes do. `worker.ts` starts this file in one. */
import { serveJobs } from "./serve-jobs.js";

export const jobs = {
  scan: async () => (await import("../review/answer-scan.js")).createTextScan(),
  plan: async () => (await import("../campaigns/plan-design.js")).planForStudio,
  judge: async () => (await import("../campaigns/figures.js")).judgeFile,
  release: async () => (await import("../release/pack.js")).packRelease,
  learn: async () => (await import("../learning/learn-all.js")).learnFrom,
  backup: async () => (await import("../backup/make-backup.js")).makeBackup,
};

serveJobs(jobs);
