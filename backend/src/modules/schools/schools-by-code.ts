import type { School } from '../../platform/access/memberships.js';
import type { Changes } from '../../platform/database/changes.js';
import { codesChanged } from './schools.events.js';

/** Those asked for first go first. More schools than this are rarely awake at once in one process. */
const MOST_KEPT = 10_000;

/** Found schools, until any code changes hands: the platform seldom releases one, and every process hears of it. */
export class SchoolsByCode {
  private readonly schools = new Map<string, School>();
  private generation = 0;

  constructor(private readonly changes: Changes) {
    changes.on(codesChanged, () => this.forget());
    changes.onReconnect(() => this.forget());
  }

  /** A missing school is asked for again; what was read before a code changed hands is not kept. */
  async find(code: string, load: () => Promise<School | null>): Promise<School | null> {
    const known = this.changes.isListening ? this.schools.get(code) : undefined;
    if (known) return known;
    const generation = this.generation;
    const found = await load();
    if (found && generation === this.generation && this.changes.isListening) this.keep(code, found);
    return found;
  }

  private keep(code: string, school: School): void {
    const [oldest] = this.schools.keys();
    if (this.schools.size >= MOST_KEPT && oldest !== undefined) this.schools.delete(oldest);
    this.schools.set(code, school);
  }

  private forget(): void {
    this.generation += 1;
    this.schools.clear();
  }
}
