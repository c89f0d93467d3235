import { Injectable } from '@nestjs/common';
import { defineTopic } from '../database/change-topic.js';
import { systemNow } from './system-clock.js';

/** Told with the instant at which it stands from now on, or with nothing when it follows the system again. */
export const clockMoved = defineTopic('clock');

/**
 * The time by which facts, assessments and the simulated bank live, in epoch milliseconds.
 * It follows the system unless development or a test has frozen it.
 */
@Injectable()
export class BusinessClock {
  private frozenAt: number | null = null;

  now(): number {
    return this.frozenAt ?? systemNow();
  }

  get isFrozen(): boolean {
    return this.frozenAt !== null;
  }

  freezeAt(instant: number): void {
    this.frozenAt = instant;
  }

  resume(): void {
    this.frozenAt = null;
  }
}
