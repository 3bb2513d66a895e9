import { serveJobs } from "../../src/app/worker/serve-jobs.js";
import type { LabSettings, LivingSettings } from "./contract.js";
import type { Lab } from "./lab.js";

let lab: Promise<Lab> | undefined;

function openLab(): Promise<Lab> {
  lab ??= Promise.all([import("./lab.js"), import("./parts.js")]).then(
    ([{ createLab }, { createBenchParts }]) => createLab(createBenchParts()),
  );
  return lab;
}

export const jobs = {
  async play() {
    const { play } = await openLab();
    return ({ file, settings }: { file: string; settings: LabSettings }) => play(file, settings);
  },
  async live() {
    const { live } = await openLab();
    return ({ file, settings }: { file: string; settings: LivingSettings }) => live(file, settings);
  },
  async draw() {
    return (await import("../report/draw-svgs.js")).drawSvgs;
  },
};

serveJobs(jobs);
