import type { Owner } from '../session/owner';
import type { Autosave } from './autosave';
import { OwnCommand } from './outbox/own-command';
import type { RecordKind } from './record-kind';
import { RecordSaver } from './record-saver';
import { saverPorts } from './saver-ports';

export type EditedRecord<Fields extends object> = {
  kind: RecordKind<Fields>;
  owner: Owner;
  recordId: string;
  opened: Autosave<Fields>;
};

/** A record in an editor: what saves it, and the command under which the device keeps it. */
export type OwnedRecord<Fields extends object> = { saver: RecordSaver<Fields>; command: OwnCommand };

export function newOwned<Fields extends object>({
  kind,
  owner: { personId, schoolCode },
  recordId,
  opened,
}: EditedRecord<Fields>): OwnedRecord<Fields> {
  const command = new OwnCommand({ personId, schoolCode, kind: kind.name, recordId }, opened.left);
  return { saver: new RecordSaver(opened, saverPorts(kind, recordId, command)), command };
}
