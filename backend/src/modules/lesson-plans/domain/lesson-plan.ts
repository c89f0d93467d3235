import { day, lines, text, time, whole } from '../../../platform/nouns/field.js';
import { blankOf, type ContentOf, noun } from '../../../platform/nouns/noun.js';

/** Of classes and subjects, of the parts that are written, and of those that no rule of the ministry asks for; in characters. */
export const LONGEST_NAME = 100;
const LONGEST_TEXT = 10_000;
export const LONGEST_EXTRA = 2_000;
export const HIGHEST_LEVEL = 6;

/**
 * What a teacher writes. Any text may still be empty while the plan is a draft. May be absent: what yesterday's page does not
 * know, and the reflection, which today's keeps beside the plan.
 */
export const LESSON_PLAN = noun('lesson plan', {
  table: 'lesson_plans',
  rows: 'own',
  fields: {
    date: day(),
    startTime: time(),
    endTime: time().laterThan('startTime'),
    className: text(0, LONGEST_NAME),
    subject: text(0, LONGEST_NAME),
    topic: text(0, 300).orAbsent(),
    contentStandards: lines(20, 500).orAbsent(),
    learningStandards: lines(20, 500).orAbsent(),
    objective: text(0, LONGEST_TEXT),
    successCriteria: text(0, LONGEST_EXTRA).orAbsent(),
    activities: text(0, LONGEST_TEXT),
    reflection: text(0, LONGEST_TEXT).orAbsent().besideSeal(),
    pedagogy: text(0, LONGEST_EXTRA).orAbsent(),
    thinking: text(0, LONGEST_EXTRA).orAbsent(),
    crossCurricular: text(0, LONGEST_EXTRA).orAbsent(),
    moralValues: text(0, LONGEST_EXTRA).orAbsent(),
    resources: text(0, LONGEST_EXTRA).orAbsent(),
    assessment: text(0, LONGEST_EXTRA).orAbsent(),
    targetLevel: whole(1, HIGHEST_LEVEL).orNull().orAbsent(),
    enrichment: text(0, LONGEST_EXTRA).orAbsent(),
    remediation: text(0, LONGEST_EXTRA).orAbsent(),
  },
  state: [
    ...['sample', 'teaching_set_id', 'slot_set_id', 'slot_week', 'slot_number', 'lesson_number'],
    ...['moved_week', 'moved_number'],
    ...['is_unseen', 'copied_from', 'is_generated', 'is_sealed'],
  ],
});
export type LessonPlanContent = ContentOf<typeof LESSON_PLAN>;

/** The three parts that SPI 3/1999 makes mandatory. */
const MANDATORY_PARTS = ['objective', 'activities', 'reflection'] as const;
type MandatoryPart = (typeof MANDATORY_PARTS)[number];
type WrittenParts = Pick<LessonPlanContent, MandatoryPart>;

/**
 * `isSample`: loaded to look at, not edited since. `teachingSetId`: to which its author has joined it, or for which it was
 * made. `isUnseen`: made for its author, who has not looked at it yet. `isSealed`: verified, and what is planned stays so until
 * an amendment is begun. `attachments`: how many it has.
 */
export type LessonPlanOrigin = Readonly<{
  isSample: boolean;
  teachingSetId: string | null;
  isUnseen: boolean;
  isSealed: boolean;
  attachments: number;
}>;

/** `updatedAt` and `deletedAt` in epoch milliseconds. */
export type LessonPlan = LessonPlanContent &
  LessonPlanOrigin &
  Readonly<{ id: string; version: number; updatedAt: number; deletedAt: number | null }>;

export function blankPlan(date: string): LessonPlanContent {
  return { ...blankOf(LESSON_PLAN), date, startTime: '07:30', endTime: '08:30' };
}

export function isMandatory(part: string): boolean {
  return MANDATORY_PARTS.some((each) => each === part);
}

/** What is mandatory and not written yet. */
export function unwrittenParts(plan: WrittenParts): MandatoryPart[] {
  return MANDATORY_PARTS.filter((part) => plan[part].trim() === '');
}

export function isComplete(plan: WrittenParts): boolean {
  return unwrittenParts(plan).length === 0;
}
