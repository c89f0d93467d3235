import { useEffect, useState, useSyncExternalStore } from 'react';
import { errorMessage } from '../api/error-messages';
import type { Autosave } from '../records/autosave';
import { OwnCommand } from '../records/outbox/own-command';
import type { RecordKind, Saved } from '../records/record-kind';
import { RecordSaver } from '../records/record-saver';
import { saverPorts } from '../records/saver-ports';
import { ownRecord } from '../records/use-record-saver';
import type { Owner } from '../session/owner';
import { goOnWithLeft } from './go-on-with-left';
import { type HeldRecord, RecordCells } from './record-cells';

type Keeping<Fields extends object> = {
  kind: RecordKind<Fields>;
  owner: Owner;
  /** A list that holds it need not be asked again. */
  onSaved: (record: Saved<Fields>) => void;
};

/** On the server and on this device, as an editor's record is; the reason of a refusal is kept in words. */
function holdRecord<Fields extends object>(
  { kind, owner, onSaved }: Keeping<Fields>,
  recordId: string,
  opened: Autosave<Fields>,
): HeldRecord<Fields> {
  let reason = '';
  const heard = async (sent: Promise<Saved<Fields>>) => {
    try {
      return await sent;
    } catch (failure) {
      reason = errorMessage(failure);
      throw failure;
    }
  };
  const { personId, schoolCode } = owner;
  const record = { personId, schoolCode, kind: kind.name, recordId };
  const command = new OwnCommand(record, opened.left);
  const ports = saverPorts(kind, recordId, command);
  const saver = new RecordSaver(opened, {
    ...ports,
    create: (fields, keepalive) => heard(ports.create(fields, keepalive)),
    update: (version, fields, keepalive) => heard(ports.update(version, fields, keepalive)),
    onSaved,
  });
  return { saver, reason: () => reason, letGo: ownRecord({ kind, recordId }, { saver, command }) };
}

/** The records of a grid, each saved by itself. `refusal` gone means that the subscription is open again. */
export function useRecordCells<Fields extends object>(keeping: Keeping<Fields>, refusal: string | undefined) {
  const [cells] = useState(
    () => new RecordCells<Fields>(keeping.kind, (recordId, opened) => holdRecord(keeping, recordId, opened)),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is looked for once
  useEffect(() => {
    void cells.goOnWithAll(() => goOnWithLeft(keeping, cells));
    return () => cells.letAllGo();
  }, [cells]);
  useEffect(() => {
    if (!refusal) cells.retryAll();
  }, [cells, refusal]);
  return { cells, states: useSyncExternalStore(cells.subscribe, cells.current) };
}
