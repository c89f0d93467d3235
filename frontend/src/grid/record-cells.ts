import { type Autosave, baseOf, mergeWith } from '../records/autosave';
import { openBlank } from '../records/open-record';
import type { FieldName, RecordKind, Saved } from '../records/record-kind';
import type { RecordSaver } from '../records/record-saver';
import type { CellField, RecordState } from './cell-standing';
import type { Side } from './sheet';

/** What saves one record, until it is let go. */
export type HeldRecord<Fields extends object> = {
  saver: RecordSaver<Fields>;
  /** What the server last said against it; empty while it said nothing. */
  reason: () => string;
  letGo: () => void;
};

/** A record as the server holds it, or one that is begun in its cell, under the id that it will have. */
export type Origin<Fields> = Saved<Fields> | { id: string; begun: Fields };

const freshFor = 2_000;

/** The records behind the cells of a grid: each is saved by itself, from its first change on. */
export class RecordCells<Fields extends object> {
  private readonly held = new Map<string, HeldRecord<Fields>>();
  private readonly fresh = new Set<string>();
  /** Of records with two texts, the fields that were decided for what was written here. */
  private readonly decided = new Map<string, readonly FieldName<Fields>[]>();
  private readonly listeners = new Set<() => void>();
  private states: ReadonlyMap<string, RecordState<Fields>> = new Map();
  /** What was written before it was known what windows that are gone left: it goes on top of that. */
  private early: (() => void)[] | undefined;

  constructor(
    private readonly kind: RecordKind<Fields>,
    private readonly hold: (recordId: string, opened: Autosave<Fields>) => HeldRecord<Fields>,
  ) {}

  /** By id; nothing of records that nobody changed here. */
  readonly current = (): ReadonlyMap<string, RecordState<Fields>> => this.states;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins to look for what windows that are gone left, to each of which `goOnWith` goes on. */
  async goOnWithAll(lookFor: () => Promise<void>): Promise<void> {
    this.early = [];
    // A device that keeps nothing has nothing left.
    await lookFor().catch(() => undefined);
    const early = this.early;
    this.early = undefined;
    for (const write of early) write();
  }

  write<Value>(origin: Origin<Fields>, field: CellField<Fields, Value>, value: Value): void {
    if (this.early) {
      this.early.push(() => this.write(origin, field, value));
      return;
    }
    const { put } = field;
    const saver = this.saverOf(origin);
    saver.edit(put(saver.current().text, value));
    saver.save();
    saver.retry();
  }

  /** While somebody is still writing: sent after a pause, on this device at once. */
  type<Value>(origin: Origin<Fields>, field: CellField<Fields, Value>, value: Value): void {
    if (this.early) {
      this.early.push(() => this.type(origin, field, value));
      return;
    }
    const saver = this.saverOf(origin);
    saver.edit(field.put(saver.current().text, value));
  }

  /** Of a window that is gone, unless something was written since. */
  goOnWith(recordId: string, opened: Autosave<Fields>): void {
    if (this.held.has(recordId)) return;
    this.begin(recordId, opened).retry();
    this.publish(recordId);
  }

  /** What was written here goes out again, over a newer value too; or it is dropped for what stands there. A record with
   * two texts goes out once each of its cells is decided. */
  decide<Value>(recordId: string, field: CellField<Fields, Value>, side: Side): void {
    const saver = this.held.get(recordId)?.saver;
    if (!saver) return;
    const state = saver.current();
    const { phase, base } = state;
    const { of, read, put } = field;
    if (phase.name === 'conflict') {
      const { text } = mergeWith(this.kind, state, phase.theirs);
      const chosen = side === 'mine' ? text : put(text, read(this.kind.fieldsOf(phase.theirs)));
      this.decided.set(recordId, [...(this.decided.get(recordId) ?? []), of]);
      if (this.disputedIn(recordId, state).length === 0) saver.resolve(chosen);
      else saver.edit(chosen);
      this.publish(recordId);
    } else {
      if (side === 'theirs') saver.edit(put(state.text, read(base.fields)));
      saver.retry();
    }
  }

  /** The subscription is open again, or the network is back. */
  retryAll(): void {
    for (const { saver } of this.held.values()) saver.retry();
  }

  letAllGo(): void {
    for (const { letGo } of this.held.values()) letGo();
    this.held.clear();
  }

  private saverOf(origin: Origin<Fields>): RecordSaver<Fields> {
    const known = this.held.get(origin.id);
    if (known) {
      if (!('begun' in origin)) known.saver.hear(origin);
      return known.saver;
    }
    return this.begin(origin.id, this.opened(origin));
  }

  private begin(recordId: string, opened: Autosave<Fields>): RecordSaver<Fields> {
    const held = this.hold(recordId, opened);
    this.held.set(recordId, held);
    let wasSaving = false;
    held.saver.subscribe(() => {
      const { phase } = held.saver.current();
      if (wasSaving && phase.name === 'resting') this.showFresh(recordId);
      wasSaving = phase.name === 'saving';
      this.publish(recordId);
    });
    return held.saver;
  }

  private opened(origin: Origin<Fields>): Autosave<Fields> {
    if ('begun' in origin) return openBlank(origin.begun);
    const base = baseOf(this.kind, origin);
    return { ...openBlank(base.fields), base };
  }

  private showFresh(recordId: string): void {
    this.fresh.add(recordId);
    setTimeout(() => {
      this.fresh.delete(recordId);
      this.publish(recordId);
    }, freshFor);
  }

  private publish(recordId: string): void {
    const held = this.held.get(recordId);
    if (!held) return;
    const current = held.saver.current();
    if (current.phase.name !== 'conflict') this.decided.delete(recordId);
    const state = {
      state: current,
      isFresh: this.fresh.has(recordId),
      reason: held.reason(),
      disputed: this.disputedIn(recordId, current),
    };
    this.states = new Map([...this.states, [recordId, state]]);
    for (const listener of this.listeners) listener();
  }

  private disputedIn(recordId: string, state: Autosave<Fields>): FieldName<Fields>[] {
    if (state.phase.name !== 'conflict') return [];
    const decided = this.decided.get(recordId) ?? [];
    return mergeWith(this.kind, state, state.phase.theirs).disputed.filter(
      (field) => !decided.includes(field),
    );
  }
}
