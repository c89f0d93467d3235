import type { ReflectionContent } from '@rules/lesson-plans/domain/reflection';
import { openBlank } from '../../records/open-record';
import { draftToOpen, openFound } from '../../records/outbox/draft-to-open';
import { OwnCommand } from '../../records/outbox/own-command';
import { sendSoon } from '../../records/outbox/send-soon';
import { RecordSaver } from '../../records/record-saver';
import type { Standing } from '../../records/refusal';
import { saverPorts } from '../../records/saver-ports';
import type { Owner } from '../../session/owner';
import type { Reflection } from './calls';
import { reflectionKind } from './reflection-kind';

export type Stored = { standing: Standing | undefined; isSafe: boolean };

/** Brings what is noted of a lesson to the server, or to the outbox where the server is not reached. */
export async function storeReflection(
  owner: Owner,
  planId: string,
  standing: Reflection | null,
  reflection: ReflectionContent,
): Promise<Stored> {
  const record = { ...owner, kind: reflectionKind.name, recordId: planId };
  const draft = await draftToOpen(reflectionKind, record).catch(() => undefined);
  const opened =
    openFound(reflectionKind, draft, standing ?? 'unreachable') ?? openBlank(reflectionKind.blank(''));
  const command = new OwnCommand(record, opened.left);
  const saver = new RecordSaver(opened, saverPorts(reflectionKind, planId, command));
  command.hold();
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
    command.letGo();
    sendSoon();
  }
}
