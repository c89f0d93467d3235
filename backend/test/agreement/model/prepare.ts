import type { Day } from './clock.ts';
import { fateFor } from './fate.ts';
import type { Lesson } from './lesson.ts';
import { placeOf } from './lesson.ts';
import { leftFrom } from './placement.ts';
import type { Plan } from './plan.ts';
import type { Tag } from './school.ts';
import type { State } from './state.ts';
import type { StepOf } from './step.ts';

/** Own lessons of the week that are held and have no plan. What the teacher deleted is not made again. */
export const toPrepare = (state: State, person: Tag, week: Day): Lesson[] =>
  state.lessons.filter(
    (l) =>
      l.week === week &&
      l.teachers.includes(person) &&
      !state.placement.planOf.has(l.id) &&
      fateFor(l, null, leftFrom(state.plans, l)?.left.postponed ?? false, person).kind === 'held' &&
      !wasDeleted(state, person, l),
  );

const wasDeleted = (state: State, person: Tag, lesson: Lesson): boolean =>
  state.plans.some(
    (p) =>
      p.deleted &&
      p.author === person &&
      p.set === lesson.set &&
      p.key.week === lesson.week &&
      p.key.number === lesson.number,
  );

export const preparedPlans = (state: State, step: StepOf<'prepare'>): Plan[] =>
  toPrepare(state, step.by, step.week).map((lesson) => ({
    tag: `${step.planTag}/${lesson.set}/${lesson.number}`,
    author: step.by,
    set: lesson.set,
    subject: lesson.subject,
    bornAt: step.at,
    key: { week: lesson.week, number: lesson.number },
    stored: placeOf(lesson),
    fixed: null,
    moved: null,
    complete: state.school.preparedIsComplete,
    opened: false,
    deleted: false,
    reflection: null,
    left: [],
    acts: [],
  }));
