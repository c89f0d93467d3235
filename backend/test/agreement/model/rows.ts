import type { ChangedSince } from './changes.ts';

import { changedSince } from './changes.ts';
import type { Day, Instant, Minute } from './clock.ts';
import { endOf, reflectionDueAt } from './due.ts';
import type { Fate } from './fate.ts';
import { fateFor } from './fate.ts';
import type { Lateness } from './lateness.ts';
import { latenessOf, owedTo } from './lateness.ts';
import type { Lesson, Place } from './lesson.ts';
import { leftFrom, samePlace } from './placement.ts';
import type { Plan } from './plan.ts';
import type { Tag } from './school.ts';
import { sealsOf } from './seal.ts';
import type { Standing } from './standing.ts';
import { standingAt } from './standing.ts';
import type { State } from './state.ts';

export interface PlanFacts {
  tag: Tag;
  author: Tag;
  standing: Standing;
  complete: boolean;
  /** Sent without having been opened by who sent it. */
  unopened: boolean;
  /** Written after something of its week had been sent. */
  added: boolean;
  changed: ChangedSince | null;
}

/** The sign of teaching, beside that of sending and never in its place. */
export type TaughtSign = 'diajar' | 'belum refleksi' | 'tidak diajar' | null;

export interface Row {
  setTag: Tag;
  number: number;
  brought: boolean;
  day: Day;
  from: Minute;
  to: Minute;
  className: string;
  subject: string;
  fate: Fate;
  plan: PlanFacts | null;
  /** The plan that was sealed for this lesson and that a person moved to another. */
  left: { plan: Tag; to: Place } | null;
  taught: TaughtSign;
  reflectionLate: boolean;
  /** It is verified, what became of it is stored, and no verifier has taken note of that. */
  toNote: boolean;
  /** Counts among what this person owes. */
  expected: boolean;
  lateness: Lateness | null;
  /** The one word at the lower left of its card. */
  word: string;
}

export function rowOf(state: State, lesson: Lesson, person: Tag, due: Instant | null): Row {
  const plan = state.placement.planOf.get(lesson.id) ?? null;
  const leaving = leftFrom(state.plans, lesson);
  const fate = fateFor(lesson, plan, leaving?.left.postponed ?? false, person);
  const owing = fate.kind === 'away' ? null : owedTo(state, lesson);
  const lateness = owing ? latenessOf(state, plan, due) : null;
  const taught =
    fate.kind === 'held' || fate.kind === 'not-taught' ? taughtSign(lesson, plan, state.now) : null;
  const facts = plan ? planFacts(state, plan) : null;
  return {
    setTag: lesson.set,
    number: lesson.number,
    brought: lesson.brought,
    day: lesson.day,
    from: lesson.from,
    to: lesson.to,
    className: classNames(state, lesson.classes),
    subject: lesson.subject,
    fate,
    plan: facts,
    left: sealedAndGone(state, lesson),
    taught,
    reflectionLate:
      taught === 'belum refleksi' && reflectionDueAt(state.school, state.facts, lesson) < state.now,
    toNote: isToNote(fate, facts, plan),
    expected: owing === person,
    lateness,
    word: wordOf(fate, facts, lateness),
  };
}

function sealedAndGone(state: State, lesson: Lesson): Row['left'] {
  for (const plan of state.plans) {
    const place = plan.moved ?? plan.fixed;
    if (plan.deleted || plan.set !== lesson.set || !place || samePlace(place, lesson)) continue;
    const seal = sealsOf(state.school, plan, state.now).at(-1);
    if (seal && samePlace(seal.place, lesson)) return { plan: plan.tag, to: place };
  }
  return null;
}

const isToNote = (fate: Fate, facts: PlanFacts | null, plan: Plan | null): boolean =>
  fate.kind !== 'stopped' &&
  fate.kind !== 'away' &&
  facts?.standing.kind === 'verified' &&
  plan?.reflection != null &&
  plan.reflection.notedBy === null;

export const classNames = (state: State, classes: Tag[]): string =>
  classes.map((tag) => state.school.classes.find((c) => c.tag === tag)?.name ?? tag).join(', ');

/** A stored reflection makes it taught; a past lesson without one is not yet recorded, not taught. */
function taughtSign(lesson: Lesson, plan: Plan | null, now: Instant): TaughtSign {
  if (!plan) return null;
  if (plan.reflection) return plan.reflection.outcome.kind === 'taught' ? 'diajar' : 'tidak diajar';
  return endOf(lesson) <= now ? 'belum refleksi' : null;
}

export function planFacts(state: State, plan: Plan): PlanFacts {
  const standing = standingAt(plan, state.school.steps, state.now);
  const seal = sealsOf(state.school, plan, state.now).at(-1);
  return {
    tag: plan.tag,
    author: plan.author,
    standing,
    complete: plan.complete,
    unopened: standing.kind === 'sent' && standing.unopened,
    added: isAdded(state, plan, standing),
    changed: changedSince(state, plan, standing.kind === 'verified' && seal ? seal.place : plan.fixed),
  };
}

const isAdded = (state: State, plan: Plan, standing: Standing): boolean =>
  standing.kind === 'draft' &&
  state.plans.some(
    (p) =>
      p.author === plan.author &&
      p.key.week === plan.key.week &&
      p.fixed !== null &&
      p.acts.some((a) => a.kind === 'sent' && a.at <= plan.bornAt),
  );

/** First what is true of the lesson, then what was sent, then what is written. */
function wordOf(fate: Fate, plan: PlanFacts | null, lateness: Lateness | null): string {
  switch (fate.kind) {
    case 'stopped':
      return 'Tidak diadakan';
    case 'away':
      return 'Cuti anda';
    case 'postponed':
      return 'Ditangguhkan';
    case 'replaced':
      return 'Diganti';
    case 'not-taught':
    case 'held':
      return plan
        ? sendingWord(plan, lateness)
        : lateness === 'missing'
          ? 'Belum ditulis · lewat'
          : 'Belum ditulis';
  }
}

export function sendingWord(plan: PlanFacts, lateness: Lateness | null): string {
  switch (plan.standing.kind) {
    case 'sent':
      return plan.standing.again ? 'Dihantar semula' : 'Dihantar';
    case 'returned':
      return 'Dipulangkan';
    case 'verified':
      return 'Disahkan';
    case 'draft':
    case 'withdrawn':
      if (lateness === 'missing') return 'Draf · lewat';
      return plan.complete ? 'Draf lengkap' : 'Draf';
  }
}
