import { readCommand } from '../../../records/outbox/command-store';
import type { OutboxKind } from '../../../records/outbox/outbox-kind';
import { paths } from '../../../site/paths';
import { lessonPlansKey } from '../queries';
import { sectionNames } from '../sending/section-names';
import { sendVerdict, type VerdictCommand, verdictKind, wholeVerdict } from './verdict-command';

const words = { verified: 'Pengesahan', returned: 'Pemulangan' };

/** Verdicts that wait on the device. */
export const waitingVerdicts: OutboxKind = {
  name: verdictKind,
  queryKey: lessonPlansKey,
  async read(name) {
    const kept = await readCommand<VerdictCommand>(name);
    if (!kept) return undefined;
    const { verdict, title, planId, comments, isTakenBack } = wholeVerdict(kept);
    const what = isTakenBack ? 'Tarik balik semakan' : words[verdict];
    return {
      ...{ name, editedAt: kept.editedAt, standing: kept.standing ?? undefined },
      title: `${what}: ${title}`,
      address: `${paths.reviewQueue}?${new URLSearchParams({ rancangan: planId })}`,
      text: [what, title, ...comments.map(({ section, body }) => `${sectionNames[section]}: ${body}`)].join(
        '\n',
      ),
    };
  },
  send: sendVerdict,
};
