import type { Day, Minute } from './clock.ts';
import { schoolFate } from './fate.ts';
import type { Place } from './lesson.ts';
import { placeOf } from './lesson.ts';
import type { Plan } from './plan.ts';
import type { State } from './state.ts';
import { lessonOf } from './state.ts';

/** What is otherwise now than when the plan was sent. Who was away and why is in none of it. */
export interface ChangedSince {
  /** The day and time that were sent. */
  sent: Place;
  /** The days on which it was to be held and is not: the sent one, and where a person moved it. */
  notHeldOn: Day[];
  /** Where it is held instead. */
  heldInstead: Place | null;
  /** What a colleague may read of why it is not held where it stands: the school's days, or that nobody is there. */
  because: 'school' | 'away' | null;
  /** It ends earlier than was sent. */
  endsAt: Minute | null;
  /** The timetable has no such lesson any more. */
  noLesson: boolean;
}

/** Compared with the place that was sent, or with that of an older seal. */
export function changedSince(state: State, plan: Plan, from: Place | null = plan.fixed): ChangedSince | null {
  if (!from) return null;
  const lesson = lessonOf(state, plan);
  const place = lesson ?? plan.moved ?? plan.fixed ?? plan.stored;
  const elsewhere = place.day !== from.day || place.from !== from.from;
  const fate = lesson ? schoolFate(lesson) : null;
  const stopped = lesson && fate !== 'held' ? [lesson.day] : [];
  const change: ChangedSince = {
    sent: from,
    notHeldOn: [...new Set([...(elsewhere ? [from.day] : []), ...stopped])],
    heldInstead: lesson && elsewhere && fate === 'held' ? placeOf(lesson) : null,
    because: fate === 'stopped' ? 'school' : fate === 'away' ? 'away' : null,
    endsAt: lesson && !elsewhere && lesson.to !== from.to ? lesson.to : null,
    noLesson: !lesson,
  };
  const same = change.notHeldOn.length === 0 && change.endsAt === null && !change.noLesson;
  return same ? null : change;
}
