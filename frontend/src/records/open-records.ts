import type { RecordSaver } from './record-saver';

type Open = Readonly<{
  kind: string;
  recordId: string;
  saver: Pick<RecordSaver<object>, 'isAtRest' | 'saveNow'>;
}>;

/** Records that are written in this document, and those that were left, until the last answer has come. */
const open = new Set<Open>();

/** What it returns forgets it. */
export function addOpen(record: Open): () => void {
  open.add(record);
  return () => void open.delete(record);
}

/** Of which the server does not have yet what is written. */
export function unsavedOf(kind: string): string[] {
  return [...open]
    .filter((each) => each.kind === kind && !each.saver.isAtRest())
    .map(({ recordId }) => recordId);
}

/** Sends what is written of a noun, and waits until it is there or something stands in its way. */
export async function saveOpen(kind: string): Promise<void> {
  await Promise.all([...open].filter((each) => each.kind === kind).map(({ saver }) => saver.saveNow()));
}
