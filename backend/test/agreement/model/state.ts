import type { Instant } from './clock.ts';
import type { Timeline } from './due.ts';
import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';
import type { Lesson } from './lesson.ts';
import type { Notice } from './notices.ts';
import type { Placement } from './placement.ts';
import { placed } from './placement.ts';
import type { Plan } from './plan.ts';
import type { School, Tag } from './school.ts';
import { lessonsOfSession } from './week.ts';

/** All that is known after the steps so far. */
export interface State {
  school: School;
  now: Instant;
  facts: Facts;
  lessons: Lesson[];
  plans: Plan[];
  placement: Placement;
  timeline: Timeline;
  /** Told by changes of the school; what verdicts tell is read from the plans. */
  notices: Notice[];
  refusals: (string | null)[];
}

/** Earlier than anything that a history may say. */
const BEFORE_ALL: Instant = 0;

export function stateOf(school: School): State {
  const facts = factsOf(school);
  const lessons = lessonsOfSession(school, facts);
  return {
    school,
    now: BEFORE_ALL,
    facts,
    lessons,
    plans: [],
    placement: placed(lessons, []),
    timeline: [{ since: BEFORE_ALL, facts }],
    notices: [],
    refusals: [],
  };
}

export const withFacts = (state: State, facts: Facts): State =>
  replaced(
    {
      ...state,
      facts,
      lessons: lessonsOfSession(state.school, facts),
      timeline: [...state.timeline, { since: state.now, facts }],
    },
    state.plans,
  );

/** New plans find their lessons, and each remembers where it stood last. */
export function replaced(state: State, plans: Plan[]): State {
  const placement = placed(state.lessons, plans);
  const stored = plans.map((p) => {
    const lesson = placement.lessonOf.get(p.tag);
    return lesson && !p.deleted
      ? {
          ...p,
          stored: { day: lesson.day, from: lesson.from, to: lesson.to, brought: lesson.brought },
        }
      : p;
  });
  return { ...state, plans: stored, placement: placed(state.lessons, stored) };
}

export const planOf = (state: State, tag: Tag): Plan | undefined =>
  state.plans.find((p) => p.tag === tag && !p.deleted);

export const lessonOf = (state: State, plan: Plan): Lesson | undefined =>
  state.placement.lessonOf.get(plan.tag);

export const changed = (state: State, tag: Tag, change: (plan: Plan) => Plan): State =>
  replaced(
    state,
    state.plans.map((p) => (p.tag === tag ? change(p) : p)),
  );
