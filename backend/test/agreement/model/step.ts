import type { Day, Instant, Minute } from './clock.ts';
import type { Slot, Tag } from './school.ts';

interface Done {
  at: Instant;
  by: Tag;
}

export interface Hours {
  from: Minute;
  to: Minute;
}

export type Outcome =
  | { kind: 'taught' }
  | { kind: 'not-taught'; cause: string }
  | { kind: 'postponed'; cause: string }
  | { kind: 'replaced'; cause: string };

/** What the school says of its days. */
export type CalendarStep = Done &
  (
    | {
        kind: 'event-on';
        event: Tag;
        title: string;
        day: Day;
        classes: Tag[] | 'all';
        hours: Hours | null;
      }
    | { kind: 'event-off'; event: Tag }
    | { kind: 'makeup-on'; exception: Tag; day: Day; follows: number }
    | { kind: 'follows-on'; exception: Tag; day: Day; follows: number }
    | { kind: 'exception-off'; exception: Tag }
    | { kind: 'half-day-on'; half: Tag; day: Day; from: Minute }
    | { kind: 'half-day-off'; half: Tag }
    | {
        kind: 'special-on';
        special: Tag;
        title: string;
        first: Day;
        last: Day;
        classes: Tag[] | 'all';
      }
    | { kind: 'special-off'; special: Tag }
    | { kind: 'holiday-on'; holiday: Tag; name: string; day: Day }
    | { kind: 'holiday-move'; holiday: Tag; day: Day }
    | { kind: 'publish'; version: Tag; validFrom: Day; lessons: Slot[]; reason: string | null }
    | { kind: 'successor'; set: Tag; person: Tag; from: Day }
  );

export type AbsenceStep = Done &
  (
    | { kind: 'absence-on'; absence: Tag; person: Tag; first: Day; last: Day; hours: Hours | null }
    | { kind: 'absence-shorten'; absence: Tag; last: Day }
    | { kind: 'absence-off'; absence: Tag }
  );

/** What a teacher or a verifier does with plans. A prepared plan is called `${planTag}/${set}/${number}`. */
export type PlanStep = Done &
  (
    | { kind: 'prepare'; planTag: Tag; week: Day }
    | { kind: 'write'; plan: Tag; complete: boolean }
    | { kind: 'open'; plan: Tag }
    | { kind: 'delete'; plan: Tag }
    | { kind: 'send'; sending: Tag; week: Day; plans: Tag[] | 'all' }
    | { kind: 'withdraw'; sending: Tag }
    | { kind: 'verdict'; verdict: Tag; judgement: 'verify' | 'return'; plans: Tag[] }
    | { kind: 'verdict-back'; verdict: Tag }
    | { kind: 'reflect'; plan: Tag; outcome: Outcome }
    | { kind: 'reflect-off'; plan: Tag }
    | { kind: 'note'; plans: Tag[] }
    | { kind: 'move'; plan: Tag; how: 'alone' | 'following' }
    | { kind: 'amend'; plan: Tag; reason: string }
  );

export type ClockStep = Done & { kind: 'clock' };

export type Step = CalendarStep | AbsenceStep | PlanStep | ClockStep;
export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;
