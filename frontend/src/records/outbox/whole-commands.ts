import { isSharedDevice } from '../../site/shared-device';
import { inTurn } from '../locks';
import type { Draft, KeptDraft } from '../open-record';
import { type Standing, standingOf } from '../refusal';
import { commandLock } from './command-lock';
import {
  type CommandName,
  commandsOf,
  dropIfSame,
  keepCommand,
  type RecordName,
  readCommand,
} from './command-store';

/** As it waits on the device. */
export type KeptWhole<Command> = {
  name: CommandName;
  command: Command;
  editedAt: string;
  standing?: Standing;
};

/**
 * What is done once and written whole, where a text is edited: a verdict, the sending of a week. `call` brings one to the
 * server; what it answers stands in the way.
 */
export function wholeCommands<Command extends object>(
  call: (command: Command) => Promise<Standing | undefined>,
) {
  /** Undefined once the server has it. */
  function standingAfter(command: Command): Promise<Standing | undefined> {
    return call(command).catch(standingOf);
  }

  return {
    standingAfter,

    /** Puts it on the device. On one that others use, too, nothing is kept. */
    async keep(name: CommandName, command: Command): Promise<void> {
      if (isSharedDevice()) throw new Error('Nothing is kept on a shared device.');
      await keepCommand(name, () => draftOf(command, null));
    },

    async read(name: CommandName): Promise<KeptWhole<Command> | undefined> {
      const kept = await readCommand<Command>(name);
      return kept && keptWhole<Command>(name, kept);
    },

    /** Sends what waits under the name, one at a time in whichever tab: what takes it back arrives after it. */
    send(name: CommandName): Promise<Standing | undefined> {
      return inTurn(`${commandLock(name)}/sending`, async () => {
        const kept = await readCommand<Command>(name);
        if (!kept) return undefined;
        const command = whole<Command>(kept);
        const standing = await standingAfter(command);
        if (standing === undefined) await dropIfSame(name, command);
        else await keepCommand(name, (known) => known && draftOf(whole<Command>(known), standing));
        return standing;
      });
    },
  };
}

/** What waits of a record. */
export async function wholeCommandsOf<Command>(record: RecordName): Promise<KeptWhole<Command>[]> {
  return (await commandsOf<Command>(record)).map(({ name, kept }) => keptWhole<Command>(name, kept));
}

function keptWhole<Command>(name: CommandName, kept: KeptDraft<object>): KeptWhole<Command> {
  return {
    ...{ name, command: whole<Command>(kept), editedAt: kept.editedAt },
    ...(kept.standing && { standing: kept.standing }),
  };
}

function draftOf<Command>(command: Command, standing: Standing | null): Draft<Command> {
  return {
    ...{ text: command, base: { version: null, fields: command, savedAt: null }, unanswered: [] },
    ...{ editedAt: new Date().toISOString(), standing },
  };
}

/** Of a store that holds texts of every noun, older builds' too. */
function whole<Command>(kept: KeptDraft<object>): Command;
function whole({ text }: KeptDraft<object>): unknown {
  return text;
}
