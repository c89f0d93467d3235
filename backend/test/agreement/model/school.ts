import type { Day, Minute } from './clock.ts';

export type Tag = string;

export interface Person {
  tag: Tag;
  name: string;
  from: Day;
  to: Day | null;
  roles: ('teacher' | 'supervisor' | 'admin')[];
}

/** Who judges whose plans. A supervision of one subject goes before one of all subjects. */
export interface Supervision {
  supervisor: Tag;
  teacher: Tag;
  step: 1 | 2;
  subject: string | null;
  from: Day;
  to: Day | null;
}

export interface SetTeacher {
  person: Tag;
  from: Day;
  to: Day | null;
  lead: boolean;
}

/** What a teacher teaches: a subject to one or more classes. */
export interface TeachingSet {
  tag: Tag;
  subject: string;
  classes: Tag[];
  teachers: SetTeacher[];
}

export interface Slot {
  set: Tag;
  weekday: number;
  from: Minute;
  to: Minute;
  room: string;
}

export interface Version {
  tag: Tag;
  validFrom: Day;
  lessons: Slot[];
}

export interface Bell {
  weekday: number;
  from: Minute;
  to: Minute;
  recess: boolean;
}

export interface Holiday {
  tag: Tag;
  name: string;
  first: Day;
  last: Day;
}

/** Settings are dated: the one in force when something fell due judges it. */
export interface Deadlines {
  from: Day;
  /** Days after the Monday of the week; negative is before the week. */
  planDueDay: number;
  planDueMinute: Minute;
  graceHours: number;
  reflectionDue: { kind: 'hours'; hours: number } | { kind: 'end-of-week' };
}

export interface School {
  name: string;
  /** How many steps of verification the school has set. */
  steps: 1 | 2;
  people: Person[];
  supervisions: Supervision[];
  classes: { tag: Tag; name: string }[];
  sets: TeachingSet[];
  bells: Bell[];
  recessSeparates: boolean;
  weekdays: number[];
  session: { first: Day; last: Day };
  holidays: Holiday[];
  versions: Version[];
  deadlines: Deadlines[];
  /** Whether the yearly plan fills what is prepared so that nothing is left to write. */
  preparedIsComplete: boolean;
}
