import { isDay } from '@rules/calendar/day';
import { isLaterTime, isTimeOfDay } from '@rules/calendar/time-of-day';
import {
  blankPlan,
  HIGHEST_LEVEL,
  isMandatory,
  LESSON_PLAN,
  type LessonPlanContent,
  unwrittenParts,
} from '@rules/lesson-plans/domain/lesson-plan';
import { hasBegun } from '@rules/lesson-plans/domain/reflection';
import type { components } from '../../api/schema';

export { blankPlan };
/** What a teacher writes; the rest is the server's. */
export type PlanFields = LessonPlanContent;
export type LessonPlan = Omit<components['schemas']['LessonPlanDto'], keyof PlanFields> & PlanFields;
export type PlanField = keyof PlanFields;
export type PlanErrors = Partial<Record<PlanField, string>>;

type Field = {
  label: string;
  /** A text of its own under the head of the plan, on screen and on paper. */
  isPart?: true;
  /** What keeps the plan from being saved, where it is no text: of a text the declaration says it. */
  refusal?: (plan: PlanFields) => string | undefined;
};

/** A field that is not here does not compile. In the order in which people compare them. */
const fields: Record<PlanField, Field> = {
  date: { label: 'Tarikh', refusal: ({ date }) => (isDay(date) ? undefined : 'Sila pilih tarikh.') },
  startTime: {
    label: 'Masa mula',
    refusal: ({ startTime }) => (isTimeOfDay(startTime) ? undefined : 'Sila isi masa mula.'),
  },
  endTime: {
    label: 'Masa tamat',
    refusal({ startTime, endTime }) {
      if (!isTimeOfDay(endTime)) return 'Sila isi masa tamat.';
      return isLaterTime(endTime, startTime) ? undefined : 'Masa tamat perlu selepas masa mula.';
    },
  },
  className: { label: 'Kelas' },
  subject: { label: 'Mata pelajaran' },
  topic: { label: 'Tajuk' },
  contentStandards: { label: 'Standard kandungan', isPart: true },
  learningStandards: { label: 'Standard pembelajaran', isPart: true },
  objective: { label: 'Objektif', isPart: true },
  successCriteria: { label: 'Kriteria kejayaan', isPart: true },
  activities: { label: 'Aktiviti', isPart: true },
  reflection: { label: 'Refleksi', isPart: true },
  pedagogy: { label: 'PAK-21', isPart: true },
  thinking: { label: 'KBAT', isPart: true },
  crossCurricular: { label: 'EMK', isPart: true },
  moralValues: { label: 'Nilai murni', isPart: true },
  resources: { label: 'BBM / ABM', isPart: true },
  assessment: { label: 'Pentaksiran', isPart: true },
  targetLevel: {
    label: 'TP sasaran',
    refusal: ({ targetLevel }) =>
      targetLevel === null || (targetLevel >= 1 && targetLevel <= HIGHEST_LEVEL)
        ? undefined
        : `Sila pilih TP 1 hingga ${HIGHEST_LEVEL}.`,
    isPart: true,
  },
  enrichment: { label: 'Pengayaan', isPart: true },
  remediation: { label: 'Pemulihan', isPart: true },
};

function refusalOf(plan: PlanFields, name: PlanField): string | undefined {
  const { rule } = LESSON_PLAN.fields[name];
  if (rule.kind === 'text') return textRefusal(wordsOfField(plan, name), rule.max);
  if (rule.kind === 'lines') return linesRefusal(linesOfField(plan, name), rule);
  return fields[name].refusal?.(plan);
}

function linesRefusal(
  lines: readonly string[],
  { most, longest }: Readonly<{ most: number; longest: number }>,
): string | undefined {
  if (lines.length > most) return `Sila pilih ${most} standard atau kurang.`;
  return lines.map((line) => textRefusal(line, longest)).find((refusal) => refusal !== undefined);
}

const isField = (name: string): name is PlanField => name in fields;
export const planFields = Object.keys(fields).filter(isField);
const planParts = planFields.filter((name) => fields[name].isPart);

export const fieldLabels = byField((name) => fields[name].label);

function byField<Value>(read: (name: PlanField) => Value): Record<PlanField, Value>;
function byField(read: (name: PlanField) => unknown) {
  return Object.fromEntries(planFields.map((name) => [name, read(name)]));
}

export function fieldsOf(plan: PlanFields): PlanFields;
export function fieldsOf(plan: PlanFields): unknown {
  return byField((name) => plan[name]);
}

/** A field in words; empty where there are none. */
export function wordsOfField(plan: PlanFields, field: PlanField): string {
  return linesOfField(plan, field).join('\n');
}

function linesOfField(plan: PlanFields, field: PlanField): readonly string[] {
  const value = plan[field];
  return typeof value === 'object' && value !== null ? value : [String(value ?? '')];
}

/** Unwritten parts keep no plan from being saved: it grows over days. */
export function planErrors(plan: PlanFields): PlanErrors {
  const errors: PlanErrors = {};
  for (const name of planFields) {
    const message = refusalOf(plan, name);
    if (message) errors[name] = message;
  }
  return errors;
}

/** What stands under the head of a plan that is read: what is mandatory, and what was written. */
export function shownParts(plan: PlanFields): PlanField[] {
  return planParts.filter((part) => isMandatory(part) || wordsOfField(plan, part).trim() !== '');
}

/** "objektif dan refleksi"; empty when nothing is missing. What happened is owed from the lesson on. */
export function missingParts(plan: PlanFields, now: Date): string {
  return unwrittenParts(plan)
    .filter((part) => part !== 'reflection' || (isTimed(plan) && hasBegun(plan, now.getTime())))
    .map((part) => fieldLabels[part].toLowerCase())
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' dan ');
}

const isTimed = ({ date, startTime }: PlanFields) => isDay(date) && isTimeOfDay(startTime);

/** "Matematik · 4 Bestari", as far as it is known. */
export function planTitle(
  { subject, className }: Pick<PlanFields, 'subject' | 'className'>,
  untitled = 'Rancangan tanpa tajuk',
): string {
  return [subject.trim(), className.trim()].filter(Boolean).join(' · ') || untitled;
}

/** What no database keeps: NUL, and halves of characters that a careless paste leaves. */
const unkeepable = /\0|\p{Surrogate}/u;

function textRefusal(text: string, longest: number): string | undefined {
  if (unkeepable.test(text)) return 'Ada aksara yang tidak dapat disimpan. Sila taip semula bahagian itu.';
  return text.length > longest
    ? `Sila pendekkan kepada ${longest.toLocaleString('en')} aksara atau kurang.`
    : undefined;
}
