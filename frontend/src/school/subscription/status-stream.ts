import { followStream } from './follow-stream';
import { type PushedMessage, statusMessageReader } from './status-messages';

export type StatusStream = {
  schoolCode: string;
  accessToken: () => Promise<string | undefined>;
  signal: AbortSignal;
  onMessage: (message: PushedMessage) => void;
};

/** The status of a school, and what else of it changes. */
export function followStatus({ schoolCode, ...stream }: StatusStream): Promise<void> {
  const query = new URLSearchParams({ schoolCode });
  return followStream({
    ...stream,
    address: `/api/subscription/events?${query}`,
    readerOf: statusMessageReader,
    onMissed: () => stream.onMessage({ kind: 'missed' }),
  });
}
