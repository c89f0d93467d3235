import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { SubscriptionStatus } from './model';

export type EndReason = 'token-expired' | 'membership-ended' | 'shutdown';

export type StatusMessage =
  | { kind: 'status'; status: SubscriptionStatus }
  | { kind: 'end'; reason: EndReason };

function messageOf({ event, data }: EventSourceMessage): StatusMessage | undefined {
  if (event === 'status') return { kind: 'status', status: JSON.parse(data) };
  if (event === 'end') return { kind: 'end', reason: JSON.parse(data).reason };
  return undefined;
}

/** Reads the stream piece by piece, however the network cut it: each call returns the messages it completed. */
export function statusMessageReader(): (chunk: string) => StatusMessage[] {
  let complete: StatusMessage[] = [];
  const parser = createParser({
    onEvent(event) {
      const message = messageOf(event);
      if (message) complete.push(message);
    },
  });
  return (chunk) => {
    complete = [];
    parser.feed(chunk);
    return complete;
  };
}
