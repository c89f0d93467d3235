import { monitorEventLoopDelay } from 'node:perf_hooks';

/** By how many milliseconds a process came late to what it had to do: the middle, the 99th percentile, the most. */
export type Lateness = readonly number[];

/** Every how many milliseconds Node looks; its figures hold that distance. */
const LOOKS_EVERY_MS = 10;

/** Of the process in which it stands, from now on. */
export class OwnLoop {
  private readonly delay = monitorEventLoopDelay({ resolution: LOOKS_EVERY_MS });

  constructor() {
    this.delay.enable();
  }

  end(): Lateness {
    this.delay.disable();
    const told = [this.delay.percentile(50), this.delay.percentile(99), this.delay.max];
    return told.map((nanoseconds) => Math.max(0, nanoseconds / 1e6 - LOOKS_EVERY_MS));
  }
}
