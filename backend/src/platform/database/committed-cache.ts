import { systemNow } from '../clock/system-clock.js';
import type { ChangeTopic } from './change-topic.js';
import type { Changes } from './changes.js';
import { currentScope } from './current-scope.js';

/** Published instead of a school's id when something changed for all of them. */
export const EVERY_SCHOOL = 'every-school';

const MAX_ENTRIES = 10_000;
const MAX_AGE_MS = 60_000;

type Entry<T> = { value: T; storedAt: number };

/**
 * Values that are true until their topic announces a committed change of their school. Nothing is kept
 * while announcements may be missed, nor a value that was read before an announcement and arrives after it,
 * nor one read inside a transaction, which may yet roll back.
 */
export class CommittedCache<T> {
  private readonly schools = new Map<string, Map<string, Entry<T>>>();
  private generation = 0;

  constructor(
    private readonly changes: Changes,
    topic: ChangeTopic,
  ) {
    changes.on(topic, (key) => (key === EVERY_SCHOOL ? this.clear() : this.forget(key)));
    changes.onReconnect(() => this.clear());
  }

  async get(schoolId: string, key: string, load: () => Promise<T>): Promise<T> {
    const kept = this.schools.get(schoolId)?.get(key);
    if (kept && this.changes.isListening && systemNow() - kept.storedAt < MAX_AGE_MS) {
      this.touch(schoolId);
      return kept.value;
    }
    const generation = this.generation;
    const value = await load();
    const isCommitted = currentScope() === undefined;
    if (isCommitted && generation === this.generation && this.changes.isListening)
      this.keep(schoolId, key, value);
    return value;
  }

  private keep(schoolId: string, key: string, value: T): void {
    if (this.schools.size >= MAX_ENTRIES) this.dropStalest();
    const entries = this.schools.get(schoolId) ?? new Map<string, Entry<T>>();
    if (entries.size >= MAX_ENTRIES) entries.clear();
    this.schools.set(schoolId, entries.set(key, { value, storedAt: systemNow() }));
  }

  /** A map keeps its keys in the order in which they were put: the first is whom nobody has asked for longest. */
  private touch(schoolId: string): void {
    const entries = this.schools.get(schoolId);
    if (!entries) return;
    this.schools.delete(schoolId);
    this.schools.set(schoolId, entries);
  }

  private dropStalest(): void {
    const [stalest] = this.schools.keys();
    if (stalest !== undefined) this.schools.delete(stalest);
  }

  private forget(schoolId: string): void {
    this.generation += 1;
    this.schools.delete(schoolId);
  }

  private clear(): void {
    this.generation += 1;
    this.schools.clear();
  }
}
