import { tellMistake } from '../../api/tell-mistake';
import type { Owner } from '../../session/owner';
import { isSignedIn } from '../../session/session';
import { onOutboxChange } from './command-store';
import type { OutboxKind } from './outbox-kind';
import { listWaiting, sendCommands } from './send-commands';
import { setSending } from './send-soon';
import { sendingRounds } from './sending-rounds';
import { tellUnsent } from './tell-unsent';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('rekod-sent');

/** Sends by itself whatever waits here for this person: now, when the network or the window comes back, and every
 * 30 s while something is left. What it returns stops it. */
export function watchOutbox(owner: Owner, kinds: readonly OutboxKind[]): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;

  async function send() {
    if (!isSignedIn()) return;
    const sent = await sendCommands(owner, kinds);
    askAnew(sent);
    // Another window shows it, too, and may have given it.
    if (sent.length > 0) channel?.postMessage(sent);
  }

  async function isLeft() {
    const waiting = await listWaiting(owner, kinds);
    if (isSignedIn()) void tellUnsent(owner.personId, waiting);
    return waiting.length > 0;
  }

  function askAnew(sent: readonly string[]) {
    for (const kind of kinds) if (sent.includes(kind.name)) kind.afterSending?.().catch(tellMistake);
  }

  const { begin, plan } = sendingRounds({ send, isLeft }, signal);
  setSending(begin);
  const stopHearing = onOutboxChange(() => void plan());
  window.addEventListener('online', () => void begin(), { signal });
  document.addEventListener('visibilitychange', () => void begin(), { signal });
  channel?.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => askAnew(data), {
    signal,
  });
  void begin();
  return () => {
    stopped.abort();
    stopHearing();
  };
}
