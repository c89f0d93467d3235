import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { systemNow } from '../clock/system-clock.js';

const LOOK_MS = 50;

/** A process that is about to end: it says so, and answers what it has been asked. */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  private begun = false;
  private open = 0;
  private readonly listeners: (() => void)[] = [];

  get hasBegun(): boolean {
    return this.begun;
  }

  /** What holds its requests open for as long as it likes ends them then. */
  onBegin(listener: () => void): void {
    this.listeners.push(listener);
  }

  begin(): void {
    if (this.begun) return;
    this.begun = true;
    for (const listener of this.listeners) listener();
  }

  /** Where nobody said so before. */
  beforeApplicationShutdown(): void {
    this.begin();
  }

  count(change: 1 | -1): void {
    this.open += change;
  }

  /** Until nothing is left to answer, or for so long. */
  async untilIdle(atMostMs: number): Promise<void> {
    const end = systemNow() + atMostMs;
    while (this.open > 0 && systemNow() < end) await pause(LOOK_MS);
  }
}

/** Counts what is being answered; once the end has begun, no connection is kept for another request. */
export function letDrain(app: NestFastifyApplication): void {
  const draining = app.get(Draining);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (_request, reply, done) => {
    draining.count(1);
    reply.raw.once('close', () => draining.count(-1));
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.hasBegun) void reply.header('connection', 'close');
    done(null, payload);
  });
}
