import type { OutboxKind } from '../../../records/outbox/outbox-kind';
import { paths } from '../../../site/paths';
import { lessonPlansKey } from '../queries';
import { sectionNames } from '../sending/section-names';
import { verdictCommands, verdictKind } from './verdict-command';

const words = { verified: 'Pengesahan', returned: 'Pemulangan' };

/** Verdicts that wait on the device. */
export const waitingVerdicts: OutboxKind = {
  name: verdictKind,
  queryKey: lessonPlansKey,
  async read(name) {
    const kept = await verdictCommands.read(name);
    if (!kept) return undefined;
    const { verdict, title, planId, comments, isTakenBack } = kept.command;
    const what = isTakenBack ? 'Tarik balik semakan' : words[verdict];
    return {
      ...{ name, editedAt: kept.editedAt, standing: kept.standing },
      title: `${what}: ${title}`,
      address: `${paths.reviewQueue}?${new URLSearchParams({ rancangan: planId })}`,
      text: [what, title, ...comments.map(({ section, body }) => `${sectionNames[section]}: ${body}`)].join(
        '\n',
      ),
    };
  },
  send: verdictCommands.send,
};
