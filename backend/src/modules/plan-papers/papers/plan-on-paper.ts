import type { Day } from '../../../platform/calendar/day.js';
import { malayDate } from '../../../platform/calendar/malay-date.js';
import type { SignedPaper } from '../../../platform/papers/signature-blocks.js';
import type { SchoolOnPaper } from '../../../platform/pdf/paper-pages.js';
import type { LessonPlanContent, ReflectionContent } from '../../lesson-plans/rules/index.js';
import type { PaperStanding, SealOnPaper } from '../../reviews/index.js';

/**
 * `seal`: of what stands there as it was verified, else null. `pupils`: of whom the lesson is, null where nobody knows. `room`:
 * empty where none is told. `became`: what became of the lesson, in words; empty where it is held.
 */
export type LessonOnPaper = Readonly<{
  plan: LessonPlanContent & Readonly<{ id: string }>;
  seal: SealOnPaper | null;
  standing: PaperStanding;
  noted: ReflectionContent | null;
  pupils: number | null;
  room: string;
  became: string;
}>;

/** `name`: as the school calls the week. `beside`: what else there is to say of a day, by its date. */
export type WeekOnPaper = Readonly<{
  week: Day;
  name: string;
  session: string;
  lessons: readonly LessonOnPaper[];
  beside: ReadonlyMap<Day, readonly string[]>;
}>;

/** What stands in the head of each page. */
export type PaperHead = Readonly<{ school: SchoolOnPaper; author: string; now: number }>;

type Became = Readonly<{ kind: 'held' | 'away' | 'gone' } | { kind: 'stopped'; by: string }>;
type BecameLesson = Readonly<{ fate: Became; day: Day; isMoved: boolean }>;

/** What became of a lesson, whatever was planned of it. */
export function becameOnPaper(fate: Became): string {
  if (fate.kind === 'stopped') return fate.by ? `Tidak diadakan (${fate.by})` : 'Tidak diadakan';
  return { held: '', away: 'Guru tidak hadir', gone: 'Tiada dalam jadual lagi' }[fate.kind];
}

/** `lesson` undefined: the plan is of none. */
export function becameSince(lesson: BecameLesson | null | undefined): string {
  if (lesson === undefined) return '';
  if (lesson?.isMoved && lesson.fate.kind === 'held') return heldOn(lesson);
  return becameOnPaper(lesson?.fate ?? { kind: 'gone' });
}

/** For whoever does not belong to the school: never why it is not held, and never that somebody was away. */
export function becameForVisitors(lesson: BecameLesson | null | undefined): string {
  if (lesson?.isMoved && lesson.fate.kind !== 'stopped') return heldOn(lesson);
  return lesson?.fate.kind === 'stopped' ? becameOnPaper({ kind: 'stopped', by: '' }) : '';
}

/** Beside the day that was verified. */
function heldOn({ day }: BecameLesson): string {
  return `Diadakan pada ${malayDate(day)}`;
}

/** As what whoever signs a week has prepared it. */
export const TEACHER = 'Guru mata pelajaran';

/** Null while one of the lessons is a draft. */
export function signingOf(lessons: readonly LessonOnPaper[]): SignedPaper | null {
  const seals = lessons.flatMap(({ seal }) => seal ?? []);
  if (seals.length === 0 || seals.length < lessons.length) return null;
  const latest = new Map<string, number>();
  for (const { name, at } of seals.flatMap(({ signed }) => signed))
    latest.set(name, Math.max(at, latest.get(name) ?? 0));
  return {
    sentAt: Math.max(...seals.map(({ sentAt }) => sentAt)),
    verified: [...latest].map(([name, at]) => ({ name, at })),
  };
}
