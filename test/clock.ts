/** A clock that stands still until a test turns it. */
import { VirtualClock } from "./crash/virtual-clock.js";

export class TurnedClock extends VirtualClock {
  constructor(startsAt = Date.UTC(2026, 0, 5, 9)) {
    super(startsAt);
  }

  /** Lets time pass, and those whose time has come go on. */
  turn(ms: number): Promise<void> {
    return this.pass(ms, 1);
  }
}
