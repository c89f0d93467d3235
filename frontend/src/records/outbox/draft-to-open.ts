import type { Autosave, LeftCommand } from '../autosave';
import { heldNames } from '../locks';
import { mergeTexts } from '../merge-texts';
import {
  type Draft,
  type KeptDraft,
  openRecord,
  readDraft,
  type ServerAnswer,
  unansweredIn,
} from '../open-record';
import type { RecordKind } from '../record-kind';
import { refusals } from '../refusal';
import { sameValue } from '../same-value';
import { commandLock } from './command-lock';
import { type Command, commandsOf, foldCommands, type RecordName } from './command-store';
import { isBeingLeft } from './own-command';

/** What a form opens with of what the device keeps. Without `left` another window is writing it. */
export type DraftToOpen<Fields> = { kept: KeptDraft<Fields>; left?: LeftCommand };

/** What a person has to decide is opened first, then what was written last. */
export const needsPerson = ({ standing }: Pick<KeptDraft<unknown>, 'standing'>) =>
  standing && refusals[standing] === 'decide' ? 1 : 0;

/** Of the windows that wrote the record and are gone, one text where they wrote in different fields. */
export async function draftToOpen<Fields extends object>(
  kind: RecordKind<Fields>,
  record: RecordName,
): Promise<DraftToOpen<Fields> | undefined> {
  const [all, held] = await Promise.all([commandsOf<Fields>(record), heldNames()]);
  const [first, ...others] = all
    .filter(({ name }) => !held.has(commandLock(name)) || isBeingLeft(name))
    .toSorted((one, other) => needsPerson(other.kept) - needsPerson(one.kept));
  if (first) return openLeft(kind, first, others);
  const [written] = all;
  return written && { kept: perhapsSent(written.kept) };
}

/** What another window is writing is its own, and comes from the server: only a record that is known from nowhere else
 * opens with it. Undefined when it is nowhere. */
export function openFound<Fields extends object>(
  kind: RecordKind<Fields>,
  found: DraftToOpen<Fields> | undefined,
  server: ServerAnswer<Fields>,
): Autosave<Fields> | undefined {
  const left = found?.left;
  const state = openRecord(kind, left && found.kept, server) ?? openRecord(kind, found?.kept, server);
  return state && { ...state, left };
}

/** The outbox may be sending it just now, or the window that writes it: what of it the server holds by then was written
 * by nobody else. */
export function perhapsSent<Fields>(kept: KeptDraft<Fields>): KeptDraft<Fields> {
  return { ...kept, unanswered: [...unansweredIn(kept), kept.text] };
}

async function openLeft<Fields extends object>(
  kind: RecordKind<Fields>,
  first: Command<Fields>,
  others: readonly Command<Fields>[],
): Promise<DraftToOpen<Fields>> {
  let draft = readDraft(kind, perhapsSent(first.kept));
  const folded: Command<Fields>[] = [];
  for (const other of others) {
    const together = foldInto(kind, draft, readDraft(kind, perhapsSent(other.kept)));
    if (!together) continue;
    draft = together;
    folded.push(other);
  }
  if (folded.length === 0) return { kept: perhapsSent(first.kept), left: leftOf(first) };
  await foldCommands([first, ...folded], draft);
  return { kept: draft, left: { window: first.name.window, text: draft.text } };
}

const leftOf = ({ name: { window }, kept: { text } }: Command<object>): LeftCommand => ({ window, text });

/** Undefined where both wrote in a field, or began with different texts: the server tells them apart. */
export function foldInto<Fields extends object>(
  kind: Pick<RecordKind<Fields>, 'labels'>,
  draft: Draft<Fields>,
  other: Draft<Fields>,
): Draft<Fields> | undefined {
  if (!sameValue(draft.base, other.base)) return undefined;
  const own = { base: draft.base.fields, mine: draft.text, sent: draft.unanswered };
  const { text, disputed } = mergeTexts(kind, own, other.text);
  const unanswered = [...draft.unanswered, ...other.unanswered];
  return disputed.length > 0 ? undefined : { ...draft, text, unanswered };
}
