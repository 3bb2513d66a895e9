/** The entry of worker processes. */
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
    return (await import("../learn-all.js")).learnBeside;
  },
  async backup() {
    return (await import("../backup/make-backup.js")).makeBackup;
  },
};

serveJobs(jobs);
