import type { Owner } from '../session/owner';
import { tellWindows } from './other-windows';
import { dropCommand, keepCommand } from './outbox/command-store';
import type { RecordKind } from './record-kind';
import type { SaverPorts } from './record-saver';

/** The server and this device, for one record. */
export function saverPorts<Fields extends object>(
  kind: RecordKind<Fields>,
  { personId, schoolCode }: Owner,
  recordId: string,
): SaverPorts<Fields> {
  const { calls } = kind;
  const name = { personId, schoolCode, kind: kind.name, recordId };
  return {
    rules: kind,
    create: (fields, keepalive) => calls.create(recordId, fields, keepalive),
    update: (version, fields, keepalive) => calls.update(recordId, version, fields, keepalive),
    restore: () => calls.restore(recordId),
    keepDraft: (draft) => keepCommand(name, draft),
    dropDraft: () => dropCommand(name),
    onSaved: (record) => tellWindows(kind, record),
  };
}
