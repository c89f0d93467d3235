import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { SubscriptionStatus } from './model';

export type EndReason = 'token-expired' | 'membership-ended' | 'too-many' | 'shutdown';

/** What a page is told: of the school's subscription, or how many notices the person has not read. */
export type PushedMessage =
  | { kind: 'status'; status: SubscriptionStatus }
  | { kind: 'unread'; unread: number }
  /** The person has ended sessions elsewhere: this one, perhaps. */
  | { kind: 'sessions' };

export type StreamMessage = PushedMessage | { kind: 'end'; reason: EndReason };

function messageOf({ event, data }: EventSourceMessage): StreamMessage | undefined {
  if (event === 'status') return { kind: 'status', status: JSON.parse(data) };
  if (event === 'notifications') return { kind: 'unread', unread: JSON.parse(data).unread };
  if (event === 'sessions') return { kind: 'sessions' };
  if (event === 'end') return { kind: 'end', reason: JSON.parse(data).reason };
  return undefined;
}

/** Reads the stream piece by piece, however the network cut it: each call returns the messages it completed. */
export function statusMessageReader(): (chunk: string) => StreamMessage[] {
  let complete: StreamMessage[] = [];
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
