import { inTurn } from './locks';
import { tellWindows } from './other-windows';
import { commandLock } from './outbox/command-lock';
import type { OwnCommand } from './outbox/own-command';
import type { RecordKind } from './record-kind';
import type { SaverPorts } from './record-saver';

/** So long a save waits for another of the same record. */
const patience = 10_000;

/** The server, and this device by the command that is one's own, for one record. */
export function saverPorts<Fields extends object>(
  kind: RecordKind<Fields>,
  recordId: string,
  command: OwnCommand,
): SaverPorts<Fields> {
  const { calls } = kind;
  const turn = `${commandLock({ ...command.record, window: '' })}/saving`;
  return {
    rules: kind,
    create: (fields, keepalive) => calls.create(recordId, fields, keepalive),
    update: (version, fields, keepalive) => calls.update(recordId, version, fields, keepalive),
    restore: () => calls.restore(recordId),
    keepDraft: (draft) => command.keep(draft),
    dropDraft: () => command.drop(),
    onSaved: (record) => tellWindows(kind, record),
    inTurn: (save) => inTurn(turn, save, patience),
  };
}
