import { DAY_MS as day } from '@rules/calendar/day';
import { formatNumber, formatShortDate } from '../../../../ui/format';
import type { policyBody } from './policy-terms';

type PolicyOrder = ReturnType<typeof policyBody>;

export type PolicyKind = 'general' | 'plan' | 'school';

/** What an order does, in words: read before it is given, since none can be taken back. */
export function policyEffect(order: PolicyOrder, kind: PolicyKind): string[] {
  return [
    `Contohnya langganan hingga ${dayAfter(order.effectiveFrom, -1)}: ${course(order)}.`,
    ...trial(order, kind),
  ];
}

/** A school is on trial before it has a plan, and is granted it before it has a policy of its own. */
function trial({ trialDays, trialTeacherLimit, effectiveFrom }: PolicyOrder, kind: PolicyKind): string[] {
  if (kind === 'plan') return [];
  const limit = `sehingga ${formatNumber(trialTeacherLimit)} guru`;
  const start = dayAfter(effectiveFrom, 0);
  if (kind === 'school') return [`Selagi pelan belum dibeli, ${limit} mulai ${start}.`];
  const length = trialDays === 0 ? 'Tiada percubaan' : `Percubaan ${trialDays} hari`;
  return [`${length} bagi sekolah yang mendaftar mulai ${start}, ${limit}.`];
}

function course({ graceDays, limitedDays, effectiveFrom }: PolicyOrder): string {
  const end = graceDays + limitedDays;
  return [
    graceDays === 0 ? 'tiada tempoh ihsan' : `tempoh ihsan hingga ${dayAfter(effectiveFrom, graceDays - 1)}`,
    limitedDays === 0 ? 'tiada akses terhad' : `akses terhad hingga ${dayAfter(effectiveFrom, end - 1)}`,
    `dikunci mulai ${dayAfter(effectiveFrom, end)}`,
  ].join(', ');
}

/** `date`: YYYY-MM-DD. */
function dayAfter(date: string, days: number): string {
  return formatShortDate(new Date(Date.parse(date) + days * day).toISOString().slice(0, 10));
}
