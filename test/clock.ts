import { VirtualClock } from "./crash/virtual-clock.js";

export class TurnedClock extends VirtualClock {
  constructor(startsAt = Date.UTC(2026, 0, 5, 9)) {
    super(startsAt);
  }

  turn(ms: number): Promise<void> {
    return this.pass(ms, 1);
  }
}
