import { followStatus, type StatusStream } from './status-stream';

/** One stream per browser and school: the page that holds the lock reads it and passes on what it hears. Six open
 * streams would use up the connections that HTTP/1.1 allows to a host. */
export function shareStatusStream(stream: StatusStream): void {
  // Absent where the page is not served securely; polling stays.
  if (!('locks' in navigator)) return;
  const name = `subscription-status:${stream.schoolCode}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => stream.onMessage(data);
  stream.signal.addEventListener('abort', () => channel.close());

  const lead = () =>
    followStatus({
      ...stream,
      onMessage(message) {
        channel.postMessage(message);
        stream.onMessage(message);
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
