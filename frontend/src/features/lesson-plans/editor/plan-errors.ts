import { isDay } from '@rules/calendar/day';
import { isLaterTime, isTimeOfDay } from '@rules/calendar/time-of-day';
import { type PlanField, type PlanFields, planFields } from '../plan';

export type PlanErrors = Partial<Record<PlanField, string>>;

const longestText = 10_000;
const longestName = 100;

/** What no database keeps: NUL, and halves of characters that a careless paste leaves. */
const unkeepable = /\0|\p{Surrogate}/u;

const textUpTo = (most: number) => (value: string) => {
  if (unkeepable.test(value)) return 'Ada aksara yang tidak dapat disimpan. Sila taip semula bahagian itu.';
  return value.length > most
    ? `Sila pendekkan kepada ${most.toLocaleString('en')} aksara atau kurang.`
    : undefined;
};

const rules: Record<PlanField, (value: string, plan: PlanFields) => string | undefined> = {
  date: (value) => (isDay(value) ? undefined : 'Sila pilih tarikh.'),
  startTime: (value) => (isTimeOfDay(value) ? undefined : 'Sila isi masa mula.'),
  endTime(value, { startTime }) {
    if (!isTimeOfDay(value)) return 'Sila isi masa tamat.';
    return isLaterTime(value, startTime) ? undefined : 'Masa tamat perlu selepas masa mula.';
  },
  className: textUpTo(longestName),
  subject: textUpTo(longestName),
  objective: textUpTo(longestText),
  activities: textUpTo(longestText),
  reflection: textUpTo(longestText),
};

/** What keeps a plan from being saved. Unwritten parts do not: a plan grows over days. */
export function planErrors(plan: PlanFields): PlanErrors {
  const errors: PlanErrors = {};
  for (const field of planFields) {
    const message = rules[field](plan[field], plan);
    if (message) errors[field] = message;
  }
  return errors;
}
