import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { components } from '../../api/schema';
import type { SubscriptionStatus } from './model';
import type { Ending } from './reconnection';

/** What of a school may change while its pages are open. */
export type LiveTopic = components['schemas']['LiveChangeDto']['topics'][number];

/** What a page is told: of the school's subscription, how many notices the person has not read, or what of the school
 * has changed. */
export type PushedMessage =
  | { kind: 'status'; status: SubscriptionStatus }
  | { kind: 'unread'; unread: number }
  /** The person has ended sessions elsewhere: this one, perhaps. */
  | { kind: 'sessions' }
  | { kind: 'changed'; topics: readonly LiveTopic[] }
  /** The stream was away for a while: anything may have changed. */
  | { kind: 'missed' }
  /** Nothing but that the stream is there. */
  | { kind: 'alive' };

export type StreamMessage = PushedMessage | Ending;

function messageOf({ event, data }: EventSourceMessage): StreamMessage | undefined {
  if (event === 'status') return { kind: 'status', status: JSON.parse(data) };
  if (event === 'notifications') return { kind: 'unread', unread: JSON.parse(data).unread };
  if (event === 'changed') return { kind: 'changed', topics: JSON.parse(data).topics };
  if (event === 'sessions') return { kind: 'sessions' };
  if (event === 'heartbeat') return { kind: 'alive' };
  if (event === 'renewal') return { kind: 'renewal' };
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
