import { blankPlan, type LessonPlanContent } from './lesson-plan.js';
import { activitiesOf, type LessonStep, lengthOf, stepsOf } from './lesson-steps.js';
import type { Slot, WeekLesson } from './week-lessons.js';

/** One standard of a row of the yearly plan that is due; a row without any is one. `key`: by which it is the same in every plan. */
export type DueStandard = Readonly<{ key: string; line: string | null; row: DueRow }>;
export type DueRow = Pick<
  LessonPlanContent,
  'topic' | 'contentStandards' | 'objective' | 'crossCurricular' | 'resources'
> &
  Readonly<{
    /** In which its subject is taught: ms, en, zh, ... */
    language: string;
  }>;

/** What a lesson is about. */
export type Outline = Readonly<{
  row: DueRow;
  contentStandards: readonly string[];
  learningStandards: readonly string[];
  /** Of the standards. */
  keys: readonly string[];
}>;

/** An earlier plan of the same author: what it was made of may serve again. */
export type EarlierPlan = LessonPlanContent &
  Readonly<{ teachingSetId: string | null; keys: readonly string[] }>;

/** `copiedFrom`: a plan that its author has copied; null for one that is made for them. */
export type PlannedDraft = Readonly<{
  slot: Slot | null;
  teachingSetId: string | null;
  content: Omit<LessonPlanContent, 'reflection'>;
  copiedFrom: string | null;
}>;

/**
 * What the lessons of a set in a week that are not planned yet are about: the standards that are due and that no plan of
 * the week has, in their order and about as many in each lesson; one goes on over several where there are fewer.
 */
export function outlinesOf(
  due: readonly DueStandard[],
  planned: ReadonlySet<string>,
  lessons: number,
): (Outline | null)[] {
  const open = due.filter(({ key }) => key === '' || !planned.has(key));
  const left = open.length > 0 ? open : due.slice(-1);
  return Array.from({ length: lessons }, (_, at) => {
    const from = Math.floor((at * left.length) / lessons);
    const to = Math.max(from + 1, Math.floor(((at + 1) * left.length) / lessons));
    return outlineOf(left.slice(from, to));
  });
}

function outlineOf(due: readonly DueStandard[]): Outline | null {
  const [first] = due;
  if (!first) return null;
  return {
    row: first.row,
    contentStandards: unique(due.flatMap(({ row }) => row.contentStandards)),
    learningStandards: unique(due.flatMap(({ line }) => line ?? [])),
    keys: unique(due.flatMap(({ key }) => (key === '' ? [] : [key]))),
  };
}

/** `outline` null: no yearly plan says what comes. A draft as far as timetable, yearly plan and earlier plans can write it. `earlier`: the latest first. */
export function draftOf(
  lesson: WeekLesson,
  outline: Outline | null,
  earlier: readonly EarlierPlan[],
): LessonPlanContent {
  const { date, startTime, endTime, className, subject } = lesson;
  const head = { ...blankPlan(date), startTime, endTime, className, subject };
  const model = outline ? modelFor(outline, lesson, earlier) : undefined;
  const made = model ? partsOf(model) : { activities: usualSteps(lesson, earlier) };
  if (!outline) return { ...head, ...made };
  const { row, contentStandards, learningStandards } = outline;
  return {
    ...head,
    ...made,
    topic: row.topic,
    contentStandards,
    learningStandards,
    objective: row.objective || model?.objective || objectiveOf(learningStandards, row.language),
    crossCurricular: row.crossCurricular || (model?.crossCurricular ?? ''),
    resources: row.resources || (model?.resources ?? ''),
  };
}

/** As an objective is said where a language is known for it. */
const CAN: Readonly<Record<string, string>> = {
  ms: 'Pada akhir PdP, murid dapat ',
  en: 'By the end of the lesson, pupils can ',
};

/** "Pada akhir PdP, murid dapat meramal perubahan bahan." of "9.2.1 Meramal perubahan bahan"; a standard begins with what is done. */
export function objectiveOf(standards: readonly string[], language: string): string {
  const begin = CAN[language];
  const [first] = standards.map((line) => line.replace(/^[\d.]+\s+/u, '').replace(/[.\s]+$/u, ''));
  if (!begin || !first || !/\p{L}/u.test(first)) return '';
  return `${begin}${first.slice(0, 1).toLowerCase()}${first.slice(1)}.`;
}

/** The latest plan of the subject that taught the same: last year's, or that of a class which is further. */
function modelFor(
  { keys }: Outline,
  lesson: WeekLesson,
  earlier: readonly EarlierPlan[],
): EarlierPlan | undefined {
  if (keys.length === 0) return undefined;
  const alike = sameLengthFirst(
    lesson,
    earlier.filter((plan) => plan.subject === lesson.subject && plan.activities.trim() !== ''),
  );
  return (
    alike.find((plan) => keys.every((key) => plan.keys.includes(key))) ??
    alike.find((plan) => keys.some((key) => plan.keys.includes(key)))
  );
}

/** What fills a double period does not fit into a single one. */
function sameLengthFirst(lesson: WeekLesson, plans: readonly EarlierPlan[]): EarlierPlan[] {
  const isSame = (plan: EarlierPlan) => lengthOf(plan) === lengthOf(lesson);
  return [...plans.filter(isSame), ...plans.filter((plan) => !isSame(plan))];
}

/**
 * Whether a field serves again where the same is taught: what is of one class or lesson stays there, and of some fields the
 * yearly plan says first what they hold. One that is not here does not compile.
 */
const SERVES_AGAIN: Readonly<Record<keyof LessonPlanContent, boolean>> = {
  ...{ date: false, startTime: false, endTime: false, className: false, subject: false },
  ...{ topic: false, contentStandards: false, learningStandards: false, objective: false },
  ...{ successCriteria: true, activities: true, reflection: false, pedagogy: true, thinking: true },
  ...{ crossCurricular: false, moralValues: true, resources: false, assessment: true },
  ...{ targetLevel: false, enrichment: true, remediation: true },
};

/** What belongs to what is taught. */
function partsOf(plan: EarlierPlan): Partial<LessonPlanContent> {
  const fields = Object.entries(plan).filter(([field]) => Reflect.get(SERVES_AGAIN, field) === true);
  return Object.fromEntries(fields);
}

/** How many plans show what somebody usually does, and in how many of them a step has to stand. */
const [PLANS_LOOKED_AT, PLANS_THAT_AGREE] = [3, 2];

/** Steps that come again from lesson to lesson of a set, as the latest of its plans has them. */
export function usualSteps(lesson: WeekLesson, earlier: readonly EarlierPlan[]): string {
  const { teachingSetId, subject, className } = lesson;
  const ofSet = earlier
    .filter((plan) =>
      teachingSetId === null
        ? plan.subject === subject && plan.className === className
        : plan.teachingSetId === teachingSetId,
    )
    .filter(({ activities }) => activities.trim() !== '');
  const [latest, ...others] = sameLengthFirst(lesson, ofSet)
    .slice(0, PLANS_LOOKED_AT)
    .map(({ activities }) => stepsOf(activities));
  const isUsual = (step: LessonStep) =>
    1 + others.filter((steps) => steps.some((other) => wordsOf(other) === wordsOf(step))).length >=
    PLANS_THAT_AGREE;
  return activitiesOf((latest ?? []).filter(isUsual));
}

const wordsOf = ({ text }: LessonStep) => text.trim().toLowerCase();

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
