import type { Part, PartExit } from './part.ts';
import { StartFailure } from './start-failure.ts';

/** Why a stack ends that nothing is wrong with. */
export class StopRequested extends Error {}

/** Keeps the parts of one stack, and ends when a stop is asked for or a part is lost. */
export class Supervisor {
  private readonly parts: Part[] = [];
  private readonly end = new AbortController();

  /** Aborted when the stack must end; the reason is a StartFailure when a part was lost. */
  get ended(): AbortSignal {
    return this.end.signal;
  }

  /** Never resolves; rejects with the reason of the end. */
  get whenEnded(): Promise<never> {
    const { promise, reject } = Promise.withResolvers<never>();
    if (this.ended.aborted) reject(this.ended.reason);
    this.ended.addEventListener('abort', () => reject(this.ended.reason), { once: true });
    return promise;
  }

  /** From now on the part must live until it is stopped. */
  add(part: Part): void {
    this.parts.push(part);
    part.exited.then((exit) => {
      if (this.forget(part)) this.end.abort(lost(part, exit));
    });
    // Asked to end while the part was starting: it stands among those to stop, and nothing is started after it.
    this.ended.throwIfAborted();
  }

  /** Waits for a part that ends by itself when its work is done. */
  async runToEnd(part: Part): Promise<void> {
    this.parts.push(part);
    const exit = await part.exited;
    this.forget(part);
    this.ended.throwIfAborted();
    if (exit.code !== 0) throw lost(part, exit);
  }

  requestStop(): void {
    this.end.abort(new StopRequested());
  }

  /** One after the other, the last started first. */
  async stopAll(): Promise<void> {
    for (let part = this.parts.pop(); part !== undefined; part = this.parts.pop()) await part.stop();
  }

  killAll(): void {
    for (const part of this.parts) part.kill();
  }

  /** A part that is being replaced on purpose. */
  async remove(part: Part): Promise<void> {
    this.forget(part);
    await part.stop();
  }

  private forget(part: Part): boolean {
    const place = this.parts.indexOf(part);
    if (place >= 0) this.parts.splice(place, 1);
    return place >= 0;
  }
}

function lost(part: Part, exit: PartExit): StartFailure {
  return new StartFailure(`The ${part.name} ${exit.reason}. Its last lines:\n${exit.lastLines}`);
}
