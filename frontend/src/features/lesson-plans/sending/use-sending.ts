import { errorMessage } from '../../../api/error-messages';
import { useChange } from '../../../queries/use-change';
import { hold } from '../../../records/locks';
import { saveOpen, unsavedOf } from '../../../records/open-records';
import { commandLock } from '../../../records/outbox/command-lock';
import { type CommandName, dropCommand } from '../../../records/outbox/command-store';
import { sendSoon } from '../../../records/outbox/send-soon';
import { wholeCommandsOf } from '../../../records/outbox/whole-commands';
import { type Standing, standingOf, waits } from '../../../records/refusal';
import type { Owner } from '../../../session/owner';
import { randomUuid } from '../../../ui/random-uuid';
import { planTitle } from '../plan';
import { planKind } from '../plan-kind';
import type { WeekItem } from '../week/week-days';
import { weekName } from '../week/week-stepper';
import { callWeek, weekCommands } from './call-week';
import { withdrawWeek } from './calls';
import type { WeekHere } from './use-week-here';
import { nameOfSending, type WeekCommand, weekOf } from './week-command';

const decideFirst =
  'Ada rancangan minggu ini yang perlu anda pilih teksnya dahulu. Buka senarai “Dalam peranti ini”.';

type Sent = Readonly<{ name: CommandName; waits: boolean }>;

/** Sends plans as they stand on the page; taken back while nobody has read them. What the network keeps from leaving waits
 * on the device with the time at which it was pressed. */
export function useSending(owner: Owner, here: WeekHere, onSent: () => void) {
  const { week } = here.week;
  return useChange<readonly WeekItem[], Sent>(
    async (items) => {
      const sent = await send(owner, commandOf(here, items));
      // Without a network nothing is asked anew.
      if (sent.waits) onSent();
      return sent;
    },
    {
      done: (sent, { length }) =>
        sent.waits
          ? `${length} rancangan menunggu talian, dan dihantar sendiri selepas itu.`
          : `${length} rancangan dihantar.`,
      changes: ['lesson-plans'],
      undo: ({ name }, items) => takeBack(name, { day: week, planIds: idsOf(items) }),
      refreshed: onSent,
      words: (failure) => (failure instanceof TextInTheWay ? decideFirst : errorMessage(failure)),
    },
  );
}

/** Of what waits here nobody has read anything. */
export function useWithdrawal(here: WeekHere) {
  const { week } = here.week;
  return useChange(
    async () => {
      if (here.waiting.length > 0) await Promise.all(here.waiting.map(({ name }) => dropCommand(name)));
      else await withdrawWeek({ day: week });
    },
    {
      done:
        here.waiting.length > 0 ? 'Penghantaran dibatalkan.' : 'Rancangan yang belum dibaca ditarik balik.',
      changes: ['lesson-plans'],
    },
  );
}

/** One of its words is disputed: the person has to choose first. */
class TextInTheWay extends Error {}

function commandOf({ week, written }: WeekHere, items: readonly WeekItem[]): WeekCommand {
  const onTheirWay = new Set([...written, ...unsavedOf(planKind.name)]);
  return {
    ...{ id: randomUuid(), day: week.week, week: weekName(week), pressedAt: new Date().toISOString() },
    plans: items.flatMap(({ plan }) => {
      if (!plan) return [];
      return [
        { planId: plan.id, version: onTheirWay.has(plan.id) ? null : plan.version, title: planTitle(plan) },
      ];
    }),
  };
}

/** On the device before it leaves it: whoever closes the page meanwhile has pressed all the same. */
async function send(owner: Owner, command: WeekCommand): Promise<Sent> {
  const name = nameOfSending(owner, command);
  const letGo = hold(commandLock(name));
  try {
    const isKept = await weekCommands.keep(name, command).then(
      () => true,
      () => false,
    );
    await dropRefused(owner, command.day);
    await saveOpen(planKind.name);
    const refusal = await refusalOf(command);
    if (isKept && waits(refusal?.standing)) return { name, waits: true };
    if (isKept) await dropCommand(name);
    if (refusal) throw refusal.failure;
    return { name, waits: false };
  } finally {
    letGo();
    sendSoon();
  }
}

async function refusalOf(
  command: WeekCommand,
): Promise<{ standing: Standing; failure: unknown } | undefined> {
  try {
    const standing = await callWeek(command);
    return standing && { standing, failure: new TextInTheWay() };
  } catch (failure) {
    return { standing: standingOf(failure), failure };
  }
}

/** What is pressed anew takes the place of what was refused; what still waits holds other plans, and stays. */
async function dropRefused(owner: Owner, day: string): Promise<void> {
  const kept = await wholeCommandsOf(weekOf(owner, day));
  const refused = kept.filter(({ standing }) => standing && !waits(standing));
  await Promise.all(refused.map(({ name }) => dropCommand(name)));
}

/** Before it left, or after it. */
async function takeBack(name: CommandName, sent: { day: string; planIds: string[] }): Promise<void> {
  if (await weekCommands.read(name)) await dropCommand(name);
  else await withdrawWeek(sent);
}

/** Others of the week stay where they are. */
const idsOf = (items: readonly WeekItem[]) => items.flatMap(({ plan }) => plan?.id ?? []);
