import { AsyncLocalStorage } from 'node:async_hooks';
import { type Effect, effectOf, wordsOf } from './statement-effects.js';

/** What may tell one reading from another: as JSON it is the same exactly where it means the same. */
export type Asked =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Asked[]
  | Readonly<{ [field: string]: Asked }>;
type Read<Args extends readonly Asked[], T> = (...args: Args) => Promise<T>;

/** Texts come again and again; what they do is read from them once. */
class Sense {
  private readonly effects = new Map<string, Effect>();
  private readonly words = new Map<string, ReadonlySet<string>>();

  effectOf(text: string): Effect {
    return kept(this.effects, text, effectOf);
  }

  wordsOf(text: string): ReadonlySet<string> {
    return kept(this.words, text, wordsOf);
  }
}

const MOST_TEXTS = 2_000;
/** A text with a value for each row of a list is another each time. */
const LONGEST_KEPT = 5_000;
const sense = new Sense();
const underWay = new AsyncLocalStorage<Reading>();

/** One reading: what it finds, its statements so far, and the readings that it made use of. */
class Reading {
  private readonly texts = new Set<string>();
  private readonly uses = new Set<Reading>();
  private result: Promise<unknown> | undefined;

  constructor(private readonly memory: TransactionMemory) {}

  begin(read: () => Promise<unknown>): Promise<unknown> {
    this.result = underWay.run(this, async () => frozen(await read()));
    return this.result;
  }

  get found(): Promise<unknown> {
    if (!this.result) throw new Error('A reading asks for itself.');
    return this.result;
  }

  hear(text: string): void {
    this.texts.add(text);
  }

  use(other: Reading): void {
    this.uses.add(other);
  }

  isOf(memory: TransactionMemory): boolean {
    return this.memory === memory;
  }

  hasRead(tables: readonly string[]): boolean {
    const isRead = (text: string) => tables.some((table) => sense.wordsOf(text).has(table));
    return [...this.texts].some(isRead) || [...this.uses].some((other) => other.hasRead(tables));
  }
}

/**
 * What a transaction has read and need not read again. It hears every statement before that is sent: what changes a
 * table forgets what was read of it, what takes a lock forgets everything, since others may have committed while it
 * waited. Which tables a reading is of is seen in its statements, and told by nobody. It ends with its transaction.
 */
export class TransactionMemory {
  private readonly readings = new Map<unknown, Map<string, Reading>>();

  /** The reading itself is its name, with what it is asked for. */
  async once<Args extends readonly Asked[], T>(read: Read<Args, T>, args: Args): Promise<T> {
    const key = JSON.stringify(args);
    const reading = this.readings.get(read)?.get(key) ?? this.begin(read, args, key);
    underWay.getStore()?.use(reading);
    // Under this reading and these arguments nothing else is ever kept.
    return (await reading.found) as T;
  }

  hear(text: string): void {
    const reading = underWay.getStore();
    if (reading?.isOf(this)) reading.hear(text);
    if (this.readings.size === 0) return;
    const effect = sense.effectOf(text);
    if (effect === 'anything') this.readings.clear();
    else if (effect !== 'nothing') this.forget(effect);
  }

  /** It is known before its first statement goes, so that a statement which locks is none to be remembered. */
  private begin<Args extends readonly Asked[]>(read: Read<Args, unknown>, args: Args, key: string): Reading {
    const reading = new Reading(this);
    const ofRead = this.readings.get(read) ?? new Map<string, Reading>();
    this.readings.set(read, ofRead.set(key, reading));
    reading
      .begin(() => read(...args))
      .catch(() => {
        if (ofRead.get(key) === reading) ofRead.delete(key);
      });
    return reading;
  }

  private forget(tables: readonly string[]): void {
    for (const ofRead of this.readings.values())
      for (const [key, reading] of ofRead) if (reading.hasRead(tables)) ofRead.delete(key);
  }
}

/** Several share it: whoever wrote in it would write in what others have read. */
function frozen<T>(value: T): T {
  if (!isPlain(value) || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

function kept<Found>(known: Map<string, Found>, text: string, find: (text: string) => Found): Found {
  const found = known.get(text) ?? find(text);
  if (text.length > LONGEST_KEPT) return found;
  if (known.size >= MOST_TEXTS) known.clear();
  known.set(text, found);
  return found;
}
