import { type ClientRequest, request } from 'node:http';
import type { Teacher } from './teacher-monday.ts';

/** Opened at the same time: a browser's pages come back one after the other too. */
const LANES = 50;

/** Streams of open pages, one of each teacher. */
export class OpenPages {
  private readonly streams: ClientRequest[] = [];
  private readonly ends: string[] = [];
  private open = 0;

  /** How many still are. */
  get alive(): number {
    return this.open;
  }

  /** How often each reason ended one. */
  get endings(): ReadonlyMap<string, number> {
    const groups = Map.groupBy(this.ends, (reason) => reason);
    return new Map([...groups].map(([reason, all]) => [reason, all.length]));
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
        let reason = 'cut without a word';
        response
          .setEncoding('utf8')
          .on('data', (text: string) => {
            reason = text.match(/event: end\n(?:id: .*\n)?data: \{"reason":"(.+?)"/)?.[1] ?? reason;
          })
          .on('error', (error) => {
            reason = error.message;
          })
          .once('close', () => {
            this.open -= 1;
            this.ends.push(reason);
          });
      },
    );
    asked.on('error', reject);
    asked.end();
    this.streams.push(asked);
    return promise;
  }
}
