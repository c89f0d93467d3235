import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Autosave, isUnsaved } from './autosave';
import { addOpen } from './open-records';
import { hearWindows } from './other-windows';
import { onOutboxChange } from './outbox/command-store';
import { sendSoon } from './outbox/send-soon';
import { type EditedRecord, newOwned, type OwnedRecord } from './owned-record';
import type { RecordKind } from './record-kind';
import type { RecordSaver } from './record-saver';

/** Ties the saver to the page: what is hidden or left is sent, what comes back is tried again. */
function attachToPage<Fields extends object>(saver: RecordSaver<Fields>): () => void {
  const detached = new AbortController();
  const { signal } = detached;
  const stop = saver.start();
  window.addEventListener('online', () => saver.retry(), { signal });
  window.addEventListener('pagehide', () => saver.leave(), { signal });
  window.addEventListener('beforeunload', (event) => warnIfLost(event, saver.current()), { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? saver.leave() : saver.stay()),
    { signal },
  );
  return () => {
    detached.abort();
    stop();
  };
}

/** Only where neither the server nor the device has the text. */
function warnIfLost<Fields>(event: BeforeUnloadEvent, state: Autosave<Fields>): void {
  if (isUnsaved(state) && state.onDevice !== 'committed') event.preventDefault();
}

/** Fetched once something comes or goes while this form is at rest. */
async function decideLeft<Fields extends object>(
  kind: RecordKind<Fields>,
  owned: OwnedRecord<Fields>,
): Promise<void> {
  if (owned.saver.isAtRest()) await (await import('./decide-here')).decideHere(kind, owned);
}

/** While it is edited the outbox leaves it alone; what is left unsent is the outbox's from then on. */
export function ownRecord<Fields extends object>(
  { kind, recordId }: Pick<EditedRecord<Fields>, 'kind' | 'recordId'>,
  { saver, command }: OwnedRecord<Fields>,
): () => void {
  command.hold();
  const forget = addOpen({ kind: kind.name, recordId, saver });
  const detach = attachToPage(saver);
  const stopHearing = hearWindows<Fields>(kind, recordId, (saved) => saver.hear(saved));
  const stopDeciding = onOutboxChange(() => void decideLeft(kind, { saver, command }).catch(() => undefined));
  return () => {
    stopDeciding();
    stopHearing();
    detach();
    void saver.keptHere().then(() => command.leave());
    void saver
      .settled()
      .then(() => command.letGo())
      .then(forget)
      .then(sendSoon);
  };
}

/** `refusal` gone means that the subscription is open again: what waited for it goes out. */
export function useRecordSaver<Fields extends object>(
  { kind, owner, recordId, opened }: EditedRecord<Fields>,
  refusal: string | undefined,
) {
  const [owned] = useState(() => newOwned({ kind, owner, recordId, opened }));
  const { saver } = owned;
  useEffect(() => ownRecord({ kind, recordId }, owned), [owned, kind, recordId]);
  useEffect(() => {
    if (!refusal) saver.retry();
  }, [saver, refusal]);
  return { saver, state: useSyncExternalStore(saver.subscribe, saver.current) };
}
