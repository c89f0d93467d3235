import { isDay } from '@rules/calendar/day';
import { isLaterTime, isTimeOfDay } from '@rules/calendar/time-of-day';
import {
  blankPlan,
  type ExtraParts,
  HIGHEST_LEVEL,
  isMandatory,
  type LessonPlanContent,
  LONGEST_EXTRA,
  LONGEST_NAME,
  LONGEST_STANDARD,
  LONGEST_TEXT,
  LONGEST_TOPIC,
  MOST_STANDARDS,
  unwrittenParts,
} from '@rules/lesson-plans/domain/lesson-plan';
import type { components } from '../../api/schema';

export { blankPlan };
/** What a teacher writes; the rest is the server's. */
export type PlanFields = LessonPlanContent;
export type LessonPlan = Omit<components['schemas']['LessonPlanDto'], keyof PlanFields> & PlanFields;
export type PlanField = keyof PlanFields;
export type PlanErrors = Partial<Record<PlanField, string>>;

type Field = {
  label: string;
  /** What keeps the plan from being saved. */
  refusal: (plan: PlanFields) => string | undefined;
  /** A text of its own under the head of the plan, on screen and on paper. */
  isPart?: true;
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
  className: { label: 'Kelas', refusal: ({ className }) => textRefusal(className, LONGEST_NAME) },
  subject: { label: 'Mata pelajaran', refusal: ({ subject }) => textRefusal(subject, LONGEST_NAME) },
  topic: { label: 'Tajuk', refusal: ({ topic }) => textRefusal(topic, LONGEST_TOPIC) },
  contentStandards: {
    label: 'Standard kandungan',
    refusal: ({ contentStandards }) => linesRefusal(contentStandards),
    isPart: true,
  },
  learningStandards: {
    label: 'Standard pembelajaran',
    refusal: ({ learningStandards }) => linesRefusal(learningStandards),
    isPart: true,
  },
  objective: {
    label: 'Objektif',
    refusal: ({ objective }) => textRefusal(objective, LONGEST_TEXT),
    isPart: true,
  },
  successCriteria: extra('Kriteria kejayaan', 'successCriteria'),
  activities: {
    label: 'Aktiviti',
    refusal: ({ activities }) => textRefusal(activities, LONGEST_TEXT),
    isPart: true,
  },
  reflection: {
    label: 'Refleksi',
    refusal: ({ reflection }) => textRefusal(reflection, LONGEST_TEXT),
    isPart: true,
  },
  pedagogy: extra('PAK-21', 'pedagogy'),
  thinking: extra('KBAT', 'thinking'),
  crossCurricular: extra('EMK', 'crossCurricular'),
  moralValues: extra('Nilai murni', 'moralValues'),
  resources: extra('BBM / ABM', 'resources'),
  assessment: extra('Pentaksiran', 'assessment'),
  targetLevel: {
    label: 'TP sasaran',
    refusal: ({ targetLevel }) =>
      targetLevel === null || (targetLevel >= 1 && targetLevel <= HIGHEST_LEVEL)
        ? undefined
        : `Sila pilih TP 1 hingga ${HIGHEST_LEVEL}.`,
    isPart: true,
  },
  enrichment: extra('Pengayaan', 'enrichment'),
  remediation: extra('Pemulihan', 'remediation'),
};

type ExtraText = Exclude<keyof ExtraParts, 'targetLevel'> | 'successCriteria';

function extra(label: string, name: ExtraText): Field {
  return { label, refusal: (plan) => textRefusal(plan[name], LONGEST_EXTRA), isPart: true };
}

function linesRefusal(lines: readonly string[]): string | undefined {
  if (lines.length > MOST_STANDARDS) return `Sila pilih ${MOST_STANDARDS} standard atau kurang.`;
  return lines.map((line) => textRefusal(line, LONGEST_STANDARD)).find((refusal) => refusal !== undefined);
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
  const value = plan[field];
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** Unwritten parts keep no plan from being saved: it grows over days. */
export function planErrors(plan: PlanFields): PlanErrors {
  const errors: PlanErrors = {};
  for (const name of planFields) {
    const message = fields[name].refusal(plan);
    if (message) errors[name] = message;
  }
  return errors;
}

/** What stands under the head of a plan that is read: what is mandatory, and what was written. */
export function shownParts(plan: PlanFields): PlanField[] {
  return planParts.filter((part) => isMandatory(part) || wordsOfField(plan, part).trim() !== '');
}

/** "objektif dan refleksi"; empty when nothing is missing. */
export function missingParts(plan: PlanFields): string {
  return unwrittenParts(plan)
    .map((part) => fieldLabels[part].toLowerCase())
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' dan ');
}

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
