import { savedIn } from './open-record';
import { draftToOpen, needsPerson, openFound } from './outbox/draft-to-open';
import type { OwnedRecord } from './owned-record';
import type { RecordKind } from './record-kind';

/** What another window left of this record, and a person has to decide, is decided in the form that is open. */
export async function decideHere<Fields extends object>(
  kind: RecordKind<Fields>,
  { saver, command }: OwnedRecord<Fields>,
): Promise<void> {
  const mayTake = () => saver.isAtRest() && document.visibilityState === 'visible';
  if (!mayTake()) return;
  const draft = await draftToOpen(kind, command.record);
  if (!draft?.left || !needsPerson(draft.kept) || !mayTake()) return;
  const { base } = saver.current();
  const server = base.version === null ? 'missing' : savedIn(command.record.recordId, base.version, base);
  const state = openFound(kind, draft, server);
  if (!state) return;
  command.takeOver(draft.left);
  saver.takeOver(state);
}
