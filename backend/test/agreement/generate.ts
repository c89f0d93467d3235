import { inventedSchool } from './histories/invented-school.ts';
import type { Moment } from './histories/propose.ts';
import { propose, WEIGHTS } from './histories/propose.ts';
import { Random } from './histories/random.ts';
import type { Day, Instant } from './model/clock.ts';
import { addDays, dayOf, instantOf, mondayOf } from './model/clock.ts';
import { refusalOf } from './model/refusals.ts';
import type { School } from './model/school.ts';
import type { State } from './model/state.ts';
import { stateOf } from './model/state.ts';
import type { Step } from './model/step.ts';
import { taken } from './model/walk.ts';

export interface History {
  seed: number;
  school: School;
  steps: Step[];
}

/** The same seed always gives the same history; print it, and it can be played again anywhere. */
export function generate(seed: number, length = 40): History {
  const telling = new Telling(seed);
  telling.opening();
  while (telling.steps.length < length) telling.goOn();
  return { seed, school: telling.school, steps: telling.steps.slice(0, length) };
}

class Telling {
  readonly school: School;
  readonly steps: Step[] = [];
  readonly #random: Random;
  readonly #names = new Map<string, number>();
  readonly #teacher: string;
  #week: Day;
  #state: State;
  #at: Instant;

  constructor(seed: number) {
    this.#random = new Random(seed);
    this.school = inventedSchool(this.#random);
    this.#state = stateOf(this.school);
    this.#week = this.#random.chance(0.5) ? '2026-10-05' : '2026-10-12';
    this.#teacher = this.#random.one(['t1', 't1', 't2', 't3', 't4']) ?? 't1';
    // From the Thursday before the week to its Wednesday.
    const day = addDays(this.#week, this.#random.whole(-4, 2));
    this.#at = instantOf(day, this.#random.whole(420, 1000)) + this.#random.whole(1, 59) * 1000;
  }

  /** Most histories begin with a week that is prepared and sent, so that what follows has something to meet. */
  opening(): void {
    this.#try('prepare', { teacher: this.#teacher });
    if (!this.school.preparedIsComplete) for (let i = 0; i < 6; i++) this.#try('write', {});
    if (this.#random.chance(0.85)) this.#try('send', { teacher: this.#teacher });
    if (this.#random.chance(0.4)) this.#try('verify', {});
  }

  goOn(): void {
    this.#at += pause(this.#random);
    this.#turnToNextWeek();
    this.#try(this.#random.weighted(WEIGHTS), {});
  }

  /** When a week is over, the next one is in question. */
  #turnToNextWeek(): void {
    const today = dayOf(this.#at);
    const next = addDays(mondayOf(today), 7);
    if (today > addDays(this.#week, 4) && next <= this.school.session.last) this.#week = next;
  }

  #try(kind: string, { teacher }: { teacher?: string }): void {
    const moment = this.#moment();
    const proposed = propose(moment, kind);
    if (!proposed) return;
    const step = teacher
      ? { ...proposed, by: teacher, ...('week' in proposed ? { week: this.#week } : {}) }
      : proposed;
    if (refusalOf(this.#state, step) !== null && this.#random.chance(0.7)) return;
    this.#take(this.#random.chance(0.04) ? this.#bySomebodyElse(step) : step);
    this.#at += 1000;
    if (step.kind === 'verdict' && this.#random.chance(0.2)) {
      this.#at += this.#random.chance(0.8) ? 20_000 : 90_000;
      this.#take({ at: this.#at, by: step.by, kind: 'verdict-back', verdict: step.verdict });
    }
  }

  #moment(): Moment {
    return {
      random: this.#random,
      school: this.school,
      state: { ...this.#state, now: this.#at },
      at: this.#at,
      focus: { week: this.#week, teacher: this.#teacher },
      name: (prefix) => this.#name(prefix),
    };
  }

  #name(prefix: string): string {
    const n = (this.#names.get(prefix) ?? 0) + 1;
    this.#names.set(prefix, n);
    return `${prefix}${n}`;
  }

  #take(step: Step): void {
    this.steps.push(step);
    this.#state = taken(this.#state, step);
  }

  /** What the rules refuse belongs into a history too: the step of one is tried by another. */
  #bySomebodyElse(step: Step): Step {
    return { ...step, by: this.#random.one(['t1', 't2', 't3', 't5', 'p1', 'p2']) ?? step.by };
  }
}

/** Minutes mostly, now and then hours or a day; never exactly the minute after which a verdict stands. */
function pause(random: Random): number {
  const kind = random.weighted({ minutes: 62, hours: 27, day: 10, days: 1 });
  const minutes = {
    minutes: random.whole(2, 50),
    hours: random.whole(60, 300),
    day: random.whole(900, 1500),
    days: random.whole(2500, 5000),
  };
  return minutes[kind] * 60_000 + random.whole(1, 59) * 1000;
}
