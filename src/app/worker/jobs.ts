/** The jobs of child processes, which `worker.ts` starts with this file; slow work is done there. */
import { serveJobs } from "./serve-jobs.js";

export const jobs = {
  async scan() {
    return (await import("../review/answer-scan.js")).createTextScan();
  },
  async plan() {
    return (await import("../campaigns/plan-design.js")).planForStudio;
  },
  async judge() {
    return (await import("../campaigns/figures.js")).judgeFile;
  },
  async release() {
    return (await import("../release/pack.js")).packRelease;
  },
  async learn() {
    return (await import("../learning/learn-all.js")).learnFrom;
  },
  async backup() {
    return (await import("../backup/make-backup.js")).makeBackup;
  },
};

serveJobs(jobs);
