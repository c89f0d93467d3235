import type { Owner } from '../../session/owner';
import { isSignedIn } from '../../session/session';
import { latestOnly } from '../latest-only';
import { onOutboxChange } from './command-store';
import type { OutboxKind } from './outbox-kind';
import { listWaiting, sendCommands } from './send-commands';
import { setSending } from './send-soon';
import { tellUnsent } from './tell-unsent';

const retryPause = 30_000;

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('rekod-sent');

/** Sends by itself whatever waits here for this person: now, when the network or the window comes back, and every
 * 30 s while something is left. What it returns stops it. */
export function watchOutbox(owner: Owner, kinds: readonly OutboxKind[]): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tries = latestOnly();
  /** Where the network comes back during a try, that may fail still: another follows it at once. */
  const send = () =>
    tries(async () => {
      if (signal.aborted || !isSignedIn()) return;
      clearTimeout(timer);
      const sent = await sendCommands(owner, kinds);
      askAnew(sent);
      // Another window shows it, too, and may have given it.
      if (sent.length > 0) channel?.postMessage(sent);
      void plan();
    });

  function askAnew(sent: readonly string[]) {
    for (const kind of kinds) if (sent.includes(kind.name)) void kind.afterSending?.();
  }

  async function plan() {
    clearTimeout(timer);
    if (signal.aborted) return;
    const waiting = await listWaiting(owner, kinds);
    if (isSignedIn()) void tellUnsent(owner.personId, waiting);
    if (signal.aborted || waiting.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void send(), retryPause);
  }

  setSending(send);
  const stopHearing = onOutboxChange(() => void plan());
  window.addEventListener('online', () => void send(), { signal });
  document.addEventListener('visibilitychange', () => void send(), { signal });
  channel?.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => askAnew(data), {
    signal,
  });
  void send();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    stopHearing();
  };
}
