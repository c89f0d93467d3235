import { queryClient } from '../../api/query-client';
import type { OutboxKind } from '../../records/outbox/outbox-kind';
import type { VerdictCommands } from './verdict-commands';

const words = { verified: 'Pengesahan', returned: 'Pemulangan' };

/** How a kind of plan is spoken of where what waits is shown. */
type WaitingVerdictsWords = Readonly<{
  addressOf: (planId: string) => string;
  sectionWords: (section: string) => string;
}>;

/** Verdicts that wait on the device. */
export function waitingVerdicts(
  commands: VerdictCommands,
  { addressOf, sectionWords }: WaitingVerdictsWords,
): OutboxKind {
  return {
    ...{ name: commands.kind, send: commands.send },
    // Whoever looks at the desk, or at how much lies on it, sees no more what has left.
    afterSending: () => queryClient.invalidateQueries({ queryKey: commands.queryKey }),
    async read(name) {
      const kept = await commands.read(name);
      if (!kept) return undefined;
      const { verdict, title, planId, comments, isTakenBack } = kept.command;
      const what = isTakenBack ? 'Tarik balik semakan' : words[verdict];
      const said = comments.map(({ section, body }) => `${sectionWords(section)}: ${body}`);
      return {
        ...{ name, editedAt: kept.editedAt, standing: kept.standing, address: addressOf(planId) },
        title: `${what}: ${title}`,
        text: [what, title, ...said].join('\n'),
      };
    },
  };
}
