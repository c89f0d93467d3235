import type { Plan } from './plan.ts';
import type { Tag } from './school.ts';
import type { State } from './state.ts';
import { lessonOf } from './state.ts';
import { waitsAt } from './verifiers.ts';

/** Its author, and who teaches that lesson beside the author: co-teachers share one plan. */
export function mayActOn(state: State, plan: Plan, by: Tag): boolean {
  if (plan.author === by) return true;
  const teachers = lessonOf(state, plan)?.teachers ?? [];
  return teachers.includes(by) && teachers.includes(plan.author);
}

/** Who teaches the lesson now may say what became of it, though a predecessor sent the plan. */
export const mayRecord = (state: State, plan: Plan, by: Tag): boolean =>
  lessonOf(state, plan)?.teachers.includes(by) ?? false;

export const mayJudge = (state: State, plan: Plan, by: Tag): boolean =>
  !mayActOn(state, plan, by) && waitsAt(state.school, plan, state.now).includes(by);
