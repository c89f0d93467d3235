import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Owner } from '../session/owner';
import { type Autosave, isUnsaved } from './autosave';
import { hold } from './locks';
import { hearWindows } from './other-windows';
import { recordLock } from './outbox/record-lock';
import { sendSoon } from './outbox/send-soon';
import type { RecordKind } from './record-kind';
import { RecordSaver } from './record-saver';
import { saverPorts } from './saver-ports';

export type EditedRecord<Fields extends object> = {
  kind: RecordKind<Fields>;
  owner: Owner;
  recordId: string;
  opened: Autosave<Fields>;
};

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

/** While it is edited the outbox leaves it alone; what is left unsent is the outbox's from then on. */
export function ownRecord<Fields extends object>(
  { kind, owner, recordId }: EditedRecord<Fields>,
  saver: RecordSaver<Fields>,
): () => void {
  const letGo = hold(recordLock({ ...owner, kind: kind.name, recordId }));
  const detach = attachToPage(saver);
  const stopHearing = hearWindows<Fields>(kind, recordId, (saved) => saver.hear(saved));
  return () => {
    stopHearing();
    detach();
    void saver.settled().then(letGo).then(sendSoon);
  };
}

/** `refusal` gone means that the subscription is open again: what waited for it goes out. */
export function useRecordSaver<Fields extends object>(
  { kind, owner, recordId, opened }: EditedRecord<Fields>,
  refusal: string | undefined,
) {
  const [saver] = useState(() => new RecordSaver(opened, saverPorts(kind, owner, recordId)));
  const { personId, schoolCode } = owner;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state that it was opened with counts once
  useEffect(
    () => ownRecord({ kind, owner: { personId, schoolCode }, recordId, opened }, saver),
    [saver, kind, recordId, personId, schoolCode],
  );
  useEffect(() => {
    if (!refusal) saver.retry();
  }, [saver, refusal]);
  return { saver, state: useSyncExternalStore(saver.subscribe, saver.current) };
}
