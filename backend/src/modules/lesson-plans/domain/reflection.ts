import { instantAt } from '../../../platform/calendar/school-instant.js';

export const REFLECTION_NOUN = 'reflection';

/** Whether the lesson was held as planned. */
export const LESSON_STATUSES = ['taught', 'postponed', 'replaced'] as const;
export type LessonStatus = (typeof LESSON_STATUSES)[number];

/** Whether the lesson reached its objective. */
export const LESSON_RESULTS = ['achieved', 'partly', 'notAchieved'] as const;
export type LessonResult = (typeof LESSON_RESULTS)[number];

/** What happened in a lesson. */
export type ReflectionContent = Readonly<{
  status: LessonStatus;
  /** Why it was postponed or replaced; empty where it was taught. */
  reason: string;
  /** How many pupils were there; null where nobody counted. */
  present: number | null;
  /** How many of them mastered it; null where nobody counted. */
  mastered: number | null;
  result: LessonResult | null;
  text: string;
}>;

export type ReflectionField = keyof ReflectionContent;
export type ReflectionProblem = Readonly<{ field: ReflectionField; problem: ProblemName }>;
export type ProblemName =
  | 'not-begun'
  | 'reason-needed'
  | 'reason-unneeded'
  | 'only-taught'
  | 'more-than-pupils'
  | 'present-needed'
  | 'more-than-present'
  | 'empty';

/** `date` YYYY-MM-DD, `startTime` HH:MM. */
export type ReflectedLesson = Readonly<{ date: string; startTime: string }>;

/** `pupils`: of whom the lesson was, null where nobody knows; `now` in epoch milliseconds. */
export type ReflectedMoment = Readonly<{ lesson: ReflectedLesson; pupils: number | null; now: number }>;

export const LONGEST_REFLECTION = 10_000;
export const LONGEST_REASON = 300;
export const MOST_PRESENT = 999;

export const BLANK_REFLECTION: ReflectionContent = {
  status: 'taught',
  reason: '',
  present: null,
  mastered: null,
  result: null,
  text: '',
};

export function hasBegun({ date, startTime }: ReflectedLesson, now: number): boolean {
  return now >= instantAt(date, startTime);
}

/** What was put off or replaced was not, and so what it was about comes again. */
export function isHeld(noted: Pick<ReflectionContent, 'status'> | null): boolean {
  return noted === null || noted.status === 'taught';
}

/** A lesson that was taught, of which nobody says anything more, is not reflected upon. */
export function isEmptyReflection(reflection: ReflectionContent): boolean {
  const { status, present, result, text } = reflection;
  return status === 'taught' && present === null && result === null && text.trim() === '';
}

/** What keeps a reflection from being stored, in the order of its fields. A lesson may be put off before it begins. */
export function reflectionProblems(
  reflection: ReflectionContent,
  { lesson, pupils, now }: ReflectedMoment,
): ReflectionProblem[] {
  const { status, reason, present, mastered, result } = reflection;
  const isTaught = status === 'taught';
  const hasReason = reason.trim() !== '';
  const found: [ReflectionField, ProblemName, boolean][] = [
    ['status', 'not-begun', isTaught && !hasBegun(lesson, now)],
    ['reason', 'reason-needed', !isTaught && !hasReason],
    ['reason', 'reason-unneeded', isTaught && hasReason],
    ['present', 'only-taught', !isTaught && present !== null],
    ['present', 'more-than-pupils', isTaught && present !== null && pupils !== null && present > pupils],
    ['mastered', 'only-taught', !isTaught && mastered !== null],
    ['mastered', 'present-needed', isTaught && mastered !== null && present === null],
    [
      'mastered',
      'more-than-present',
      isTaught && mastered !== null && present !== null && mastered > present,
    ],
    ['result', 'only-taught', !isTaught && result !== null],
    ['text', 'empty', isEmptyReflection(reflection)],
  ];
  return found.flatMap(([field, problem, isSo]) => (isSo ? [{ field, problem }] : []));
}

/** Of those who were there; null where nobody counted. */
export function notMastered({ present, mastered }: Pick<ReflectionContent, 'present' | 'mastered'>) {
  return present === null || mastered === null ? null : present - mastered;
}

/** What the numbers say: all is achieved, nobody is not. Null where they say nothing. */
export function proposedResult({
  present,
  mastered,
}: Pick<ReflectionContent, 'present' | 'mastered'>): LessonResult | null {
  if (present === null || mastered === null || present === 0) return null;
  if (mastered === 0) return 'notAchieved';
  return mastered < present ? 'partly' : 'achieved';
}

/** Counts from taps per pupil come with assessment; until then nobody is counted. */
export type CountedPupils = Readonly<{ present: number; mastered: number }>;

/** `done`: something is noted; `due`: the lesson has begun and nothing is; `ahead`: it has not begun. */
export type ReflectionState = 'done' | 'due' | 'ahead';

export function reflectionState(
  lesson: ReflectedLesson,
  reflection: ReflectionContent | null,
  now: number,
): ReflectionState {
  if (reflection !== null) return 'done';
  return hasBegun(lesson, now) ? 'due' : 'ahead';
}
