import { TooManyPapersError } from '../errors/errors.js';

/** Whose it is, as ids. */
export type Whose = Readonly<{ school: string; person: string }>;
export type Bounds = Readonly<{
  /** So many at the same time, and so many of them of one school. */
  atOnce: number;
  ofSchoolAtOnce: number;
  /** So many wait. */
  mostOfSchool: number;
  mostOfPerson: number;
}>;
type Waiting = Readonly<{ whose: Whose; begin: () => void }>;
export type Turn = Readonly<{ begun: Promise<void>; end: () => void }>;

/**
 * Who is next: the school that was served longest ago, of it the person that was, of these whoever asked first. A school
 * that asks for thirty holds up its own alone.
 */
export class FairTurns {
  private waiting: Waiting[] = [];
  private readonly running: Whose[] = [];
  /** By school and by person: the how many-eth turn was their last. */
  private readonly served = new Map<string, number>();
  private turns = 0;

  constructor(private readonly bounds: Bounds) {}

  get counts(): Readonly<{ running: number; waiting: number }> {
    return { running: this.running.length, waiting: this.waiting.length };
  }

  /** Whether one that is asked for now would begin at once. */
  isFree({ school }: Whose): boolean {
    return this.waiting.length === 0 && this.hasPlaceFor(school);
  }

  /** What is done when its turn has come. @throws TooManyPapersError; the reason of `leave` */
  async inTurn<Done>(whose: Whose, leave: AbortSignal, work: () => Promise<Done>): Promise<Done> {
    const turn = this.take(whose, leave);
    if (!turn) throw new TooManyPapersError();
    await turn.begun;
    try {
      return await work();
    } finally {
      turn.end();
    }
  }

  /** Null where too many wait already. `leave`: whoever goes away before it begins holds up nobody. */
  take(whose: Whose, leave: AbortSignal): Turn | null {
    if (this.isFull(whose)) return null;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { whose, begin: resolve };
    const left = () => {
      if (!this.waiting.includes(entry)) return;
      this.waiting = this.waiting.filter((each) => each !== entry);
      reject(leave.reason);
    };
    leave.addEventListener('abort', left, { once: true });
    this.waiting.push(entry);
    if (leave.aborted) left();
    this.beginNext();
    return {
      begun: promise,
      end: () => {
        leave.removeEventListener('abort', left);
        this.running.splice(this.running.indexOf(whose), 1);
        this.beginNext();
      },
    };
  }

  private isFull({ school, person }: Whose): boolean {
    const ofSchool = this.waiting.filter(({ whose }) => whose.school === school);
    const ofPerson = ofSchool.filter(({ whose }) => whose.person === person);
    return ofSchool.length >= this.bounds.mostOfSchool || ofPerson.length >= this.bounds.mostOfPerson;
  }

  private hasPlaceFor(school: string): boolean {
    const { atOnce, ofSchoolAtOnce } = this.bounds;
    const own = this.running.filter((each) => each.school === school);
    return this.running.length < atOnce && own.length < ofSchoolAtOnce;
  }

  private beginNext(): void {
    for (;;) {
      const next = this.waiting
        .filter(({ whose }) => this.hasPlaceFor(whose.school))
        .toSorted((one, other) => this.order(one.whose, other.whose))[0];
      if (!next) break;
      this.waiting = this.waiting.filter((each) => each !== next);
      this.running.push(next.whose);
      this.turns += 1;
      for (const key of keysOf(next.whose)) this.served.set(key, this.turns);
      next.begin();
    }
    if (this.waiting.length === 0 && this.running.length === 0) this.served.clear();
  }

  private order(one: Whose, other: Whose): number {
    const [schools, persons] = [this.lastOf(one), this.lastOf(other)];
    return schools.school - persons.school || schools.person - persons.person;
  }

  private lastOf(whose: Whose) {
    const [school, person] = keysOf(whose).map((key) => this.served.get(key) ?? 0);
    return { school: school ?? 0, person: person ?? 0 };
  }
}

function keysOf({ school, person }: Whose): [string, string] {
  return [school, `${school} ${person}`];
}
