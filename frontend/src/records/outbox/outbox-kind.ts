import { openDraft, readDraft } from '../open-record';
import { hearWindows } from '../other-windows';
import type { RecordKind } from '../record-kind';
import { RecordSaver } from '../record-saver';
import type { Standing } from '../refusal';
import { fieldNames } from '../same-value';
import { saverPorts } from '../saver-ports';
import { type CommandName, readCommand } from './command-store';
import { OwnCommand } from './own-command';
import { standingAfterSending } from './standing-after-sending';

/** A command as it is shown. */
export type Waiting = {
  name: CommandName;
  title: string;
  address: string;
  editedAt: string;
  /** Undefined until it was tried. */
  standing: Standing | undefined;
  /** Every word of it, by field. */
  text: string;
};

/** What the outbox does with the texts of one noun, whatever its fields. */
export type OutboxKind = {
  name: string;
  read: (name: CommandName) => Promise<Waiting | undefined>;
  /** What became of it; undefined once the server has it. */
  send: (name: CommandName) => Promise<Standing | undefined>;
  /** Once whatever could leave has left: asks anew for what it has changed, where sending does not tell that itself. */
  afterSending?: () => Promise<void>;
};

export function outboxKind<Fields extends object>(kind: RecordKind<Fields>): OutboxKind {
  return {
    name: kind.name,
    async read(name) {
      const kept = await readCommand<Fields>(name);
      if (!kept) return undefined;
      const { text, editedAt } = readDraft(kind, kept);
      const words = fieldNames(kind).map((field) => `${kind.labels[field]}\n${kind.words(text, field)}\n`);
      return {
        name,
        title: kind.titleOf(text),
        address: kind.addressOf(name.recordId),
        editedAt,
        standing: kept.standing ?? undefined,
        text: words.join('\n'),
      };
    },
    async send(name) {
      const kept = await readCommand<Fields>(name);
      if (!kept) return undefined;
      // Nobody holds it: an editor may open meanwhile, and what is written there is newer and stands.
      const command = new OwnCommand(name, { window: name.window, text: kept.text });
      const ports = saverPorts(kind, name.recordId, command);
      const saver = new RecordSaver(openDraft(readDraft(kind, kept), 'unreachable'), ports);
      const stopHearing = hearWindows<Fields>(kind, name.recordId, (saved) => saver.hear(saved));
      return standingAfterSending(saver).finally(stopHearing);
    },
  };
}
