import { followStatus, type StatusStream } from './status-stream';

const minute = 60_000;

/** `onSilence`: each minute in which nothing is heard, while the page is looked at. */
export type SharedStream = StatusStream & Readonly<{ onSilence: () => void }>;

/** One stream per browser and school: the page that holds the lock reads it and passes on what it hears. Six open
 * streams would use up the connections that HTTP/1.1 allows to a host. */
export function shareStatusStream(stream: SharedStream): void {
  const { onMessage } = withSilence(stream);
  // Absent where the page is not served securely; polling stays.
  if (!('locks' in navigator)) return;
  const name = `subscription-status:${stream.schoolCode}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onMessage(data);
  stream.signal.addEventListener('abort', () => channel.close());

  const lead = () =>
    followStatus({
      ...stream,
      onMessage(message) {
        channel.postMessage(message);
        onMessage(message);
      },
    });
  navigator.locks.request(name, { signal: stream.signal }, lead).catch(endedByTheSignal);
}

/** Or refused by a browser that blocks storage: polling stays. */
function endedByTheSignal(failure: unknown): void {
  const isExpected =
    failure instanceof DOMException && ['AbortError', 'SecurityError'].includes(failure.name);
  if (!isExpected) throw failure;
}

/** A heartbeat comes at least twice a minute. */
export function withSilence({ onMessage, onSilence, signal }: SharedStream): Pick<StatusStream, 'onMessage'> {
  let isHeard = false;
  const timer = setInterval(() => {
    if (!isHeard && document.visibilityState === 'visible') onSilence();
    isHeard = false;
  }, minute);
  signal.addEventListener('abort', () => clearInterval(timer));
  return {
    onMessage(message) {
      isHeard = true;
      onMessage(message);
    },
  };
}
