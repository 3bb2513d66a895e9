import type { HealthDesk } from "../../core/storage.js";
import type { Metrics } from "./metrics.js";
import type { Vitals } from "./vitals.js";

export function createHealthDesk(measure: () => Promise<Vitals>, metrics: Metrics): HealthDesk {
  return {
    isReady: () =>
      measure().then(
        ({ storage }) => storage === null,
        () => false,
      ),
    metrics: () => metrics.read(),
  };
}
