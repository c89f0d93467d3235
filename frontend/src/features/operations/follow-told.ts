import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createParser } from 'eventsource-parser';
import { followStream } from '../../school/subscription/follow-stream';
import type { Ending } from '../../school/subscription/reconnection';
import { accessToken } from '../../session/session';

/** What a page shows that changes by itself. */
export type Subject = Readonly<{
  /** Of its server-sent events. */
  address: string;
  /** Puts what is told, by the type of its message, where the page reads it. */
  put: (queries: QueryClient) => Readonly<Record<string, (json: string) => void>>;
  /** What is asked for after news was missed; the rest is told whole again. */
  missed?: QueryKey;
}>;

type Told = { kind: 'told'; type: string; json: string };

/** Keeps what a page shows as it is told until the signal. */
export function followTold(
  queries: QueryClient,
  { address, put, missed }: Subject,
  signal: AbortSignal,
): Promise<void> {
  const putByType = put(queries);
  return followStream<Told>({
    address,
    readerOf: toldReader,
    accessToken,
    signal,
    onMessage: ({ type, json }) => putByType[type]?.(json),
    onMissed: () => missed && void queries.invalidateQueries({ queryKey: missed }),
  });
}

function toldReader(): (chunk: string) => readonly (Told | Ending)[] {
  let complete: (Told | Ending)[] = [];
  const parser = createParser({
    onEvent: ({ event: type = '', data: json }) =>
      complete.push(
        type === 'end' ? { kind: 'end', reason: JSON.parse(json).reason } : { kind: 'told', type, json },
      ),
  });
  return (chunk) => {
    complete = [];
    parser.feed(chunk);
    return complete;
  };
}
