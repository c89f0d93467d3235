import { type ClientRequest, request } from 'node:http';
import type { Teacher } from './teacher-monday.ts';

/** Opened at the same time: a browser's pages come back one after the other too. */
const LANES = 50;

/** Streams of open pages, one of each teacher. */
export class OpenPages {
  private readonly streams: ClientRequest[] = [];
  private open = 0;

  /** How many still are. */
  get alive(): number {
    return this.open;
  }

  /** Resolves when each has heard its first event; the milliseconds that each took. */
  async begin(url: string, teachers: readonly Teacher[]): Promise<number[]> {
    const times: number[] = [];
    const left = teachers.values();
    const lane = async () => {
      for (const teacher of left) times.push(await this.stream(url, teacher));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return times;
  }

  close(): void {
    for (const stream of this.streams) stream.destroy();
  }

  private stream(url: string, { schoolCode, authorization, address }: Teacher): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const begunAt = performance.now();
    const headers = { authorization, 'x-forwarded-for': address };
    const asked = request(
      `${url}/api/subscription/events?schoolCode=${schoolCode}`,
      { headers },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`A stream: ${response.statusCode}`));
        response.once('data', () => {
          this.open += 1;
          resolve(performance.now() - begunAt);
        });
        response
          .once('close', () => {
            this.open -= 1;
          })
          .on('error', () => undefined)
          .resume();
      },
    );
    asked.on('error', reject);
    asked.end();
    this.streams.push(asked);
    return promise;
  }
}
