import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { fetchPart } from '../../api/retry';
import { levelChange, type RestrictionLevel, type SubscriptionStatus } from './model';
import type { LiveTopic } from './status-messages';
import { polledStatusQuery, statusKey } from './status-query';

export type SubscriptionWatch = {
  queries: QueryClient;
  schoolCode: string;
  accessToken: () => Promise<string | undefined>;
  /** Locked while a page is open. */
  onLocked: () => void;
  /** Open again, without a reload. */
  onOpened: () => void;
  /** The person was told something, or has read it: how many are unread now. */
  onUnread: (unread: number) => void;
  /** Nothing was heard for a minute: what is pushed is to be asked for. */
  onSilence: () => void;
  /** Sessions of the person were ended elsewhere. */
  onSessionsEnded: () => void;
  /** What of the school has changed; 'anything' where news may have been missed. */
  onChanged: (topics: readonly LiveTopic[] | 'anything') => void;
};

/** Keeps the status of a school fresh by polling and by the pushed stream, and tells when its level changes. Returns
 * what stops it. */
export function watchSubscription(watch: SubscriptionWatch): () => void {
  const stopObserving = observeLevel(watch);
  const ended = new AbortController();
  // Polling stays where it cannot be fetched.
  openStream(watch, ended.signal).catch(() => undefined);
  return () => {
    stopObserving();
    ended.abort();
  };
}

/** Fetched after the first paint: what is pushed comes later still. */
async function openStream(watch: SubscriptionWatch, signal: AbortSignal): Promise<void> {
  const { queries, schoolCode, accessToken, onSilence, onUnread, onSessionsEnded, onChanged } = watch;
  const part = await fetchPart(() => import('./shared-status-stream'), signal);
  part?.shareStatusStream({
    schoolCode,
    accessToken,
    signal,
    onSilence,
    onMessage(message) {
      if (message.kind === 'sessions') onSessionsEnded();
      else if (message.kind === 'unread') onUnread(message.unread);
      else if (message.kind === 'changed') onChanged(message.topics);
      else if (message.kind === 'missed') onChanged('anything');
      else if (message.kind === 'status') takePushed(queries, schoolCode, message.status);
    },
  });
}

/** What changed the status, a payment for one, changed the billing page too. */
function takePushed(queries: QueryClient, schoolCode: string, status: SubscriptionStatus): void {
  queries.setQueryData(statusKey(schoolCode), status);
  queries.invalidateQueries({ queryKey: ['billing', schoolCode] });
}

/** Only verified levels count: a failed check shows its warning, and takes nobody off the page. */
function observeLevel({ queries, schoolCode, onLocked, onOpened }: SubscriptionWatch): () => void {
  const observer = new QueryObserver(queries, polledStatusQuery(schoolCode));
  let level: RestrictionLevel | undefined = observer.getCurrentResult().data?.restrictionLevel;
  return observer.subscribe(({ data }) => {
    if (!data) return;
    const change = levelChange(level, data.restrictionLevel);
    level = data.restrictionLevel;
    if (change === 'locked') onLocked();
    if (change === 'opened') onOpened();
  });
}
