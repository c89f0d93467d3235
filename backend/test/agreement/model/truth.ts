import type { Instant } from './clock.ts';
import type { Desk } from './desk.ts';
import { desksOf } from './desk.ts';
import type { Notice } from './notices.ts';
import { toldByVerdicts } from './notices.ts';
import type { Sheet } from './paper.ts';
import { sheetsOf } from './paper.ts';
import type { PersonWeek } from './person-week.ts';
import { duesOf, personWeeks } from './person-week.ts';
import type { School } from './school.ts';
import type { CheckPage } from './seal.ts';
import { checkPages } from './seal.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';
import type { PersonToDo } from './todo.ts';
import { toDoOf } from './todo.ts';
import { walk } from './walk.ts';

/** What every place that speaks of a lesson has to say after these steps. */
export interface Truth {
  now: Instant;
  /** Of each step the reason why it was refused, or null. */
  refusals: (string | null)[];
  weeks: PersonWeek[];
  toDo: PersonToDo[];
  desks: Desk[];
  sheets: Sheet[];
  checks: CheckPage[];
  notices: Notice[];
}

export const truthAfter = (school: School, steps: readonly Step[]): Truth => truthOf(walk(school, steps));

export function truthOf(state: State): Truth {
  const teachers = state.school.people.filter((p) => p.roles.includes('teacher'));
  const dues = duesOf(state);
  const byPerson = teachers.map((p) => ({ person: p.tag, weeks: personWeeks(state, p.tag, dues) }));
  const weeks = byPerson.flatMap((p) => p.weeks);
  return {
    now: state.now,
    refusals: state.refusals,
    weeks,
    toDo: byPerson.map((p) => toDoOf(state.school, p.person, p.weeks, state.now)),
    desks: desksOf(state),
    sheets: weeks.flatMap(sheetsOf),
    checks: checkPages(state),
    notices: [...state.notices, ...toldByVerdicts(state)],
  };
}

/** Why the rules refuse this step after those before it; null when they let it through. */
export const refused = (school: School, before: readonly Step[], step: Step): string | null =>
  walk(school, [...before, step]).refusals.at(-1) ?? null;
