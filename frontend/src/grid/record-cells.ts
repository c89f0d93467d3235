import { type Autosave, baseOf } from '../records/autosave';
import { openBlank } from '../records/open-record';
import type { RecordKind, Saved } from '../records/record-kind';
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
export class RecordCells<Fields extends object, Value> {
  private readonly held = new Map<string, HeldRecord<Fields>>();
  private readonly fresh = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private states: ReadonlyMap<string, RecordState<Fields>> = new Map();

  constructor(
    private readonly kind: RecordKind<Fields>,
    private readonly field: CellField<Fields, Value>,
    private readonly hold: (recordId: string, opened: Autosave<Fields>) => HeldRecord<Fields>,
  ) {}

  /** By id; nothing of records that nobody changed here. */
  readonly current = (): ReadonlyMap<string, RecordState<Fields>> => this.states;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  write(origin: Origin<Fields>, value: Value): void {
    const saver = this.saverOf(origin);
    saver.edit(this.field.put(saver.current().text, value));
    saver.save();
    saver.retry();
  }

  /** What was written here goes out again, over a newer value too; or it is dropped for what stands there. */
  decide(recordId: string, side: Side): void {
    const saver = this.held.get(recordId)?.saver;
    if (!saver) return;
    const { phase, text, base } = saver.current();
    const { read, put } = this.field;
    if (phase.name === 'conflict') {
      const theirs = this.kind.fieldsOf(phase.theirs);
      saver.resolve(side === 'mine' ? put(theirs, read(text)) : theirs);
    } else {
      if (side === 'theirs') saver.edit(base.fields);
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
    const held = this.hold(origin.id, this.opened(origin));
    this.held.set(origin.id, held);
    let wasSaving = false;
    held.saver.subscribe(() => {
      const { phase } = held.saver.current();
      if (wasSaving && phase.name === 'resting') this.showFresh(origin.id);
      wasSaving = phase.name === 'saving';
      this.publish(origin.id);
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
    const state = { state: held.saver.current(), isFresh: this.fresh.has(recordId), reason: held.reason() };
    this.states = new Map([...this.states, [recordId, state]]);
    for (const listener of this.listeners) listener();
  }
}
