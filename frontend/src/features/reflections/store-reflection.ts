import type { ReflectionContent } from '@rules/lesson-plans/domain/reflection';
import { hold } from '../../records/locks';
import { openBlank, openRecord } from '../../records/open-record';
import { readCommand } from '../../records/outbox/command-store';
import { recordLock } from '../../records/outbox/record-lock';
import { sendSoon } from '../../records/outbox/send-soon';
import { RecordSaver } from '../../records/record-saver';
import type { Standing } from '../../records/refusal';
import { saverPorts } from '../../records/saver-ports';
import type { Owner } from '../../session/owner';
import type { Reflection } from './api';
import { reflectionKind } from './reflection-kind';

export type Stored = { standing: Standing | undefined; isSafe: boolean };

/** Brings what is noted of a lesson to the server, or to the outbox where the server is not reached. */
export async function storeReflection(
  owner: Owner,
  planId: string,
  standing: Reflection | null,
  reflection: ReflectionContent,
): Promise<Stored> {
  const name = { ...owner, kind: reflectionKind.name, recordId: planId };
  const kept = await readCommand<ReflectionContent>(name).catch(() => undefined);
  const opened =
    openRecord(reflectionKind, kept, standing ?? 'unreachable') ?? openBlank(reflectionKind.blank(''));
  const saver = new RecordSaver(opened, saverPorts(reflectionKind, owner, planId));
  const letGo = hold(recordLock(name));
  try {
    saver.edit(reflection);
    saver.save();
    saver.retry();
    await saver.settled();
    const { onDevice } = saver.current();
    const told = saver.standing();
    return { standing: told, isSafe: told === undefined || onDevice === 'committed' };
  } finally {
    saver.leave();
    letGo();
    sendSoon();
  }
}
