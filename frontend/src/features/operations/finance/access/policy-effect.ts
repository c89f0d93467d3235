import { formatNumber, formatShortDate } from '../../../../ui/format';
import type { policyBody } from './policy-terms';

type PolicyOrder = ReturnType<typeof policyBody>;

const day = 24 * 3_600_000;

/** What an order does, in words: read before it is given, since none can be taken back. */
export function policyEffect(order: PolicyOrder): string[] {
  const { trialDays, trialTeacherLimit, effectiveFrom } = order;
  const trial = trialDays === 0 ? 'Tiada percubaan' : `Percubaan ${trialDays} hari`;
  return [
    `Contohnya langganan yang dilindungi hingga ${dayAfter(effectiveFrom, -1)}: ${course(order)}.`,
    `${trial} bagi sekolah yang mendaftar mulai ${dayAfter(effectiveFrom, 0)}, sehingga ${formatNumber(trialTeacherLimit)} guru.`,
  ];
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
