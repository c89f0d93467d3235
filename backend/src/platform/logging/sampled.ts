import { systemNow } from '../clock/system-clock.js';

const EVERY_MS = 1_000;

/** Tells how many there were since the last time that one was worth a line: one a second, whatever comes. */
export class Sampled {
  private count = 0;
  private toldAt = 0;

  /** 0 while this one goes without a line. */
  next(now = systemNow()): number {
    this.count += 1;
    if (now - this.toldAt < EVERY_MS) return 0;
    const { count } = this;
    this.count = 0;
    this.toldAt = now;
    return count;
  }
}
