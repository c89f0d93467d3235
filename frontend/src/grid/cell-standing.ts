import { type Autosave, isSettled, isUnsaved } from '../records/autosave';
import type { FieldName, Saved } from '../records/record-kind';
import { refusals } from '../records/refusal';
import { sameValue } from '../records/same-value';
import type { Cell, CellStanding } from './sheet';

/** Which part of a record a cell shows, and how the record reads with another value there. `of`: the field that it is. */
export type CellField<Fields, Value> = Readonly<{
  of: FieldName<Fields>;
  read: (fields: Fields) => Value;
  put: (fields: Fields, value: Value) => Fields;
}>;

/** A record while it is saved. */
export type RecordState<Fields> = Readonly<{
  state: Autosave<Fields>;
  /** The server took it a moment ago. */
  isFresh: boolean;
  /** What the server last said against it. */
  reason: string;
  /** Fields of which somebody has to choose a value: two people wrote them. */
  disputed: readonly FieldName<Fields>[];
}>;

/** The record as it stands here: as it was changed, unless the server is known to hold a newer one by now. */
export function newerState<Fields>(
  record: Saved<Fields>,
  known: RecordState<Fields> | undefined,
): RecordState<Fields> | undefined {
  const isOlder = known && !isUnsaved(known.state) && record.version > (known.state.base.version ?? 0);
  return isOlder ? undefined : known;
}

/** What its cell shows: where the server refused, or somebody else was faster, the value that stands there. */
export function shownCell<Fields, Value>(
  { of, read }: CellField<Fields, Value>,
  { state, isFresh, reason, disputed }: RecordState<Fields>,
): Pick<Cell<Value>, 'value' | 'standing'> {
  const { phase, text, base } = state;
  const mine = read(text);
  if (phase.name === 'conflict' && disputed.includes(of)) {
    const theirs = read(phase.theirs);
    return { value: theirs, standing: { name: 'differs', mine, theirs } };
  }
  if (sameValue(mine, read(base.fields)) && base.version !== null)
    return { value: mine, standing: { name: restingName(state, isFresh) } };
  const isRefused = phase.name === 'kept-here' && refusals[phase.problem] !== 'wait';
  if (isRefused && isUnsaved(state))
    return { value: read(base.fields), standing: { name: 'refused', asked: mine, reason } };
  return { value: mine, standing: { name: waitingName(state, isFresh) } };
}

type PlainName = Exclude<CellStanding<unknown>['name'], 'refused' | 'differs'>;

function waitingName<Fields>(state: Autosave<Fields>, isFresh: boolean): PlainName {
  const { phase, onDevice } = state;
  if (!isUnsaved(state)) return restingName(state, isFresh);
  if (onDevice === 'refused') return 'unsaved';
  return phase.name === 'kept-here' && onDevice === 'committed' ? 'on-device' : 'saving';
}

function restingName<Fields>(state: Autosave<Fields>, isFresh: boolean): PlainName {
  return isFresh && isSettled(state) ? 'saved' : 'settled';
}
