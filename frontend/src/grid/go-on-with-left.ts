import { commandNames, isOf } from '../records/outbox/command-store';
import { draftToOpen, openFound } from '../records/outbox/draft-to-open';
import type { RecordKind } from '../records/record-kind';
import type { Owner } from '../session/owner';
import type { RecordCells } from './record-cells';

type Kept<Fields extends object> = { kind: RecordKind<Fields>; owner: Owner };

/** What windows that are gone left of these records shows in their cells, and goes out from there. */
export async function goOnWithLeft<Fields extends object>(
  { kind, owner }: Kept<Fields>,
  cells: RecordCells<Fields>,
): Promise<void> {
  const own = (await commandNames()).filter(isOf(owner)).filter(({ kind: name }) => name === kind.name);
  for (const record of own) {
    const draft = await draftToOpen(kind, record);
    const opened = draft?.left && openFound(kind, draft, 'unreachable');
    if (opened) cells.goOnWith(record.recordId, opened);
  }
}
