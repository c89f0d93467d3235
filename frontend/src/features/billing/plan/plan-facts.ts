import { formatDate, formatMoney } from '../../../ui/format';
import { lastDayBefore } from '../../../ui/last-day-before';
import type { BillingOverview } from '../queries';

type Upgrade = BillingOverview['upgrades'][number];
type Fact = { term: string; value: string };

/** What the school has now and will have next, in words. `expiresAt`: the first instant without coverage. */
export function planFacts(
  { plan, nextPlan, teacherLimit, teachers, cancellation }: BillingOverview,
  expiresAt: string | null,
): Fact[] {
  const until = expiresAt && formatDate(lastDayBefore(expiresAt));
  return [
    { term: 'Pelan', value: plan ? `${plan.name}, ${plan.termMonths} bulan` : 'Belum ada pelan dibayar' },
    { term: 'Guru', value: `${teachers} daripada ${teacherLimit} guru` },
    ...(until ? [{ term: 'Hari terakhir', value: until }] : []),
    ...(nextPlan && nextPlan.code !== plan?.code ? [{ term: 'Pelan berikutnya', value: nextPlan.name }] : []),
    ...(cancellation ? [{ term: 'Pembatalan', value: cancellationText(cancellation, until) }] : []),
  ];
}

function cancellationText(
  cancellation: NonNullable<BillingOverview['cancellation']>,
  until: string | null,
): string {
  return cancellation === 'end-of-term' && until
    ? `Langganan tidak akan diteruskan selepas ${until}.`
    : 'Langganan telah dibatalkan.';
}

/** The quote of an upgrade. */
export function upgradeQuote({ name, amountSen, until }: Upgrade): string {
  return `Perbezaan harga ${name} bagi baki tempoh hingga ${formatDate(lastDayBefore(until))}: ${formatMoney(amountSen)}.`;
}
