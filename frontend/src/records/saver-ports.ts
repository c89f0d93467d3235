import { tellWindows } from './other-windows';
import type { OwnCommand } from './outbox/own-command';
import type { RecordKind } from './record-kind';
import type { SaverPorts } from './record-saver';

/** The server, and this device by the command that is one's own, for one record. */
export function saverPorts<Fields extends object>(
  kind: RecordKind<Fields>,
  recordId: string,
  command: OwnCommand,
): SaverPorts<Fields> {
  const { calls } = kind;
  return {
    rules: kind,
    create: (fields, keepalive) => calls.create(recordId, fields, keepalive),
    update: (version, fields, keepalive) => calls.update(recordId, version, fields, keepalive),
    restore: () => calls.restore(recordId),
    keepDraft: (draft) => command.keep(draft),
    dropDraft: () => command.drop(),
    onSaved: (record) => tellWindows(kind, record),
  };
}
