import { type Merged, mergeTexts } from './merge-texts';
import type { RecordKind, Saved } from './record-kind';
import { sameValue } from './same-value';

/** Why a text stays on the device for now. */
export type Problem = 'unreachable' | 'session' | 'restricted' | 'invalid' | 'deleted' | 'refused' | 'gone';

/** What the text is measured against: what the server confirmed, or the blank form before it knows the record. */
export type Base<Fields> = { version: number | null; fields: Fields; savedAt: string | null };

/** What a window left on the device that is gone, and how it read when it was opened. */
export type LeftCommand = { window: string; text: object };

export type Autosave<Fields> = {
  /** What stands in the form. */
  text: Fields;
  base: Base<Fields>;
  /** Sent, but no reply came: the server may hold any of them. */
  unanswered: readonly Fields[];
  /** Whether the device's store has committed this very text: `behind` until it says so, `refused` when it could not;
   * `dropping` while it may still hold a draft that the server has made needless. */
  onDevice: 'behind' | 'committed' | 'refused' | 'dropping';
  /** Where the text was found on the device. */
  left?: LeftCommand;
  phase:
    | { name: 'resting' }
    | { name: 'saving'; sent: Fields }
    | { name: 'kept-here'; problem: Problem }
    | { name: 'conflict'; theirs: Saved<Fields> };
};

export type AutosaveEvent<Fields> =
  | { type: 'edited'; text: Fields }
  /** The writing paused, the field was left or the page hidden. */
  | { type: 'save-requested' }
  /** What stood in the way may have gone: back online, signed in, paid. */
  | { type: 'retried' }
  | { type: 'saved'; record: Saved<Fields> }
  | { type: 'failed'; problem: Problem }
  | { type: 'conflicted'; theirs: Saved<Fields> }
  /** Both texts were compared and this one chosen. */
  | { type: 'resolved'; text: Fields }
  | { type: 'restored'; record: Saved<Fields> }
  /** Another window of this person has saved the record. */
  | { type: 'saved-elsewhere'; record: Saved<Fields> }
  /** The device's store was asked to keep this text. */
  | { type: 'device-answered'; kept: boolean; text: Fields }
  /** And has nothing of the record any more. */
  | { type: 'device-dropped' };

/** What of its noun decides how a text is saved. */
export type SavingRules<Fields extends object> = Pick<RecordKind<Fields>, 'fieldsOf' | 'errors' | 'labels'>;

const resting = { name: 'resting' } as const;

/** A text that went out without an answer may stand on the server: whatever stands in the form now is still to be sent. */
export function isUnsaved<Fields>({
  text,
  base,
  unanswered,
}: Pick<Autosave<Fields>, 'text' | 'base' | 'unanswered'>): boolean {
  return unanswered.length > 0 || !sameValue(text, base.fields);
}

export function baseOf<Fields extends object>(
  { fieldsOf }: Pick<SavingRules<Fields>, 'fieldsOf'>,
  record: Saved<Fields>,
): Base<Fields> {
  return { version: record.version, fields: fieldsOf(record), savedAt: record.updatedAt };
}

/** Nothing is written that the server does not have, and the device holds nothing of it: a page may die. */
export function isSettled<Fields>(state: Autosave<Fields>): boolean {
  return !isUnsaved(state) && state.onDevice !== 'dropping';
}

/** The next state, for records of one noun. */
export function autosave<Fields extends object>(
  rules: SavingRules<Fields>,
  state: Autosave<Fields>,
  event: AutosaveEvent<Fields>,
): Autosave<Fields> {
  const next = stateAfter(rules, state, event);
  const isNeedless = isUnsaved(state) && !isUnsaved(next) && next.onDevice !== 'refused';
  return isNeedless ? { ...next, onDevice: 'dropping' } : next;
}

function stateAfter<Fields extends object>(
  rules: SavingRules<Fields>,
  state: Autosave<Fields>,
  event: AutosaveEvent<Fields>,
): Autosave<Fields> {
  const { phase } = state;
  switch (event.type) {
    case 'edited':
      return sameValue(state.text, event.text) ? state : edit(rules, state, event.text);
    case 'save-requested':
      return mayBeAskedAgain(state) ? save(rules, state) : state;
    case 'retried':
      return phase.name === 'kept-here' && phase.problem !== 'deleted' ? save(rules, state) : state;
    case 'saved':
      return phase.name === 'saving' ? confirm(rules, state, phase.sent, event.record) : state;
    case 'failed':
      return phase.name === 'saving' ? keepHere(state, phase.sent, event.problem) : state;
    case 'conflicted':
      return phase.name === 'saving' ? compare(rules, state, phase.sent, event.theirs) : state;
    case 'resolved':
      return phase.name === 'conflict'
        ? save(rules, rebase(rules, edit(rules, state, event.text), phase.theirs))
        : state;
    case 'restored':
      return save(rules, rebase(rules, state, event.record));
    case 'saved-elsewhere':
      return takesOver(state, event.record) ? opened(rules, state, event.record) : state;
    case 'device-answered':
      return noteDevice(state, event.kept, event.text);
    case 'device-dropped':
      return state.onDevice === 'dropping' ? { ...state, onDevice: 'behind' } : state;
  }
}

/** Where nothing is written, the newer text is simply there; where something is, the next save compares both. */
function takesOver<Fields>(state: Autosave<Fields>, { version }: Saved<Fields>): boolean {
  const { phase, base } = state;
  return phase.name === 'resting' && !isUnsaved(state) && version > (base.version ?? 0);
}

function opened<Fields extends object>(
  rules: SavingRules<Fields>,
  state: Autosave<Fields>,
  record: Saved<Fields>,
): Autosave<Fields> {
  return { ...state, text: rules.fieldsOf(record), base: baseOf(rules, record) };
}

/** What kept the text from being sent is forgotten as soon as it is put right: the next pause sends it. */
function edit<Fields extends object>(
  rules: SavingRules<Fields>,
  state: Autosave<Fields>,
  text: Fields,
): Autosave<Fields> {
  const { phase } = state;
  const isCorrected = phase.name === 'kept-here' && phase.problem === 'invalid' && !hasErrors(rules, text);
  const onDevice = state.onDevice === 'refused' ? 'refused' : 'behind';
  return { ...state, text, onDevice, phase: isCorrected ? resting : phase };
}

/** An answer for an earlier text says nothing of this one, nor of a draft that is to go. */
function noteDevice<Fields>(state: Autosave<Fields>, kept: boolean, text: Fields): Autosave<Fields> {
  if (kept && state.onDevice === 'dropping') return state;
  const isForThisText = sameValue(text, state.text);
  const onDevice = kept ? (isForThisText ? 'committed' : 'behind') : 'refused';
  return state.onDevice === onDevice ? state : { ...state, onDevice };
}

function hasErrors<Fields extends object>({ errors }: SavingRules<Fields>, text: Fields): boolean {
  return Object.keys(errors(text)).length > 0;
}

/** Each pause in the writing may ask the server again, unless it has just said that the person must act first. */
function mayBeAskedAgain<Fields>({ phase }: Autosave<Fields>): boolean {
  if (phase.name === 'kept-here') return phase.problem === 'unreachable' || phase.problem === 'invalid';
  return phase.name === 'resting';
}

function save<Fields extends object>(rules: SavingRules<Fields>, state: Autosave<Fields>): Autosave<Fields> {
  if (!isUnsaved(state)) return { ...state, phase: resting };
  return {
    ...state,
    phase: hasErrors(rules, state.text)
      ? { name: 'kept-here', problem: 'invalid' }
      : { name: 'saving', sent: state.text },
  };
}

function rebase<Fields extends object>(
  rules: SavingRules<Fields>,
  state: Autosave<Fields>,
  record: Saved<Fields>,
): Autosave<Fields> {
  return { ...state, base: baseOf(rules, record), unanswered: [] };
}

/** A change answers for what was sent, however the server trims it. A creation that another window or an earlier try
 * has made answers with what stands there: it is compared. What was written meanwhile waits for the next pause. */
function confirm<Fields extends object>(
  rules: SavingRules<Fields>,
  state: Autosave<Fields>,
  sent: Fields,
  record: Saved<Fields>,
): Autosave<Fields> {
  const base = baseOf(rules, record);
  if (state.base.version !== null)
    return { ...state, base: { ...base, fields: sent }, unanswered: [], phase: resting };
  const { text, disputed } = mergeWith(rules, state, record, sent);
  if (disputed.length > 0) return { ...state, phase: { name: 'conflict', theirs: record } };
  return { ...rebase(rules, edit(rules, state, text), record), phase: resting };
}

/** Of so many at the most: a network that is away for hours would make it a long list. */
const mostUnanswered = 5;

export function withSent<Fields>(
  { unanswered }: Pick<Autosave<Fields>, 'unanswered'>,
  sent: Fields,
): readonly Fields[] {
  return [...unanswered.filter((text) => !sameValue(text, sent)), sent].slice(-mostUnanswered);
}

function keepHere<Fields>(state: Autosave<Fields>, sent: Fields, problem: Problem): Autosave<Fields> {
  const unanswered = problem === 'unreachable' ? withSent(state, sent) : state.unanswered;
  return { ...state, unanswered, phase: { name: 'kept-here', problem } };
}

/** What only one side wrote is taken without asking, one's own words whose reply got lost on the way among it. */
function compare<Fields extends object>(
  rules: SavingRules<Fields>,
  state: Autosave<Fields>,
  sent: Fields,
  theirs: Saved<Fields>,
): Autosave<Fields> {
  const { text, disputed } = mergeWith(rules, state, theirs, sent);
  return disputed.length === 0
    ? save(rules, rebase(rules, edit(rules, state, text), theirs))
    : { ...state, phase: { name: 'conflict', theirs } };
}

/** The text of the form, and what went out before it, with what the server holds by now. */
export function mergeWith<Fields extends object>(
  rules: Pick<SavingRules<Fields>, 'fieldsOf' | 'labels'>,
  { text, base, unanswered }: Pick<Autosave<Fields>, 'text' | 'base' | 'unanswered'>,
  theirs: Saved<Fields>,
  ...sent: Fields[]
): Merged<Fields> {
  const own = { base: base.fields, mine: text, sent: [...unanswered, ...sent] };
  return mergeTexts(rules, own, rules.fieldsOf(theirs));
}
