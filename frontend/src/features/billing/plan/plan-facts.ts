import { formatDate, formatMoney } from '../../../ui/format';
import { lastDayBefore } from '../../../ui/last-day-before';
import type { BillingOverview } from '../calls';

type Upgrade = BillingOverview['upgrades'][number];
type Fact = { term: string; value: string };

/** What the school has now and will have next, in words. `expiresAt`: the first instant without coverage. */
export function planFacts(overview: BillingOverview, expiresAt: string | null): Fact[] {
  const { plan, teacherLimit, teachers, cancellation } = overview;
  const until = expiresAt && formatDate(lastDayBefore(expiresAt));
  return [
    { term: 'Pelan', value: plan ? `${plan.name}, ${plan.termMonths} bulan` : 'Belum ada pelan dibayar' },
    { term: 'Guru', value: `${teachers} daripada ${teacherLimit} guru` },
    ...(until ? [{ term: 'Hari terakhir', value: until }] : []),
    ...nextFacts(overview),
    ...(cancellation ? [{ term: 'Pembatalan', value: cancellationText(cancellation, until) }] : []),
  ];
}

/** The next term, if it is paid for, and what is to be billed after it, where that is another plan. */
function nextFacts({ plan, paidNext, nextPlan }: BillingOverview): Fact[] {
  const last = paidNext ?? plan;
  const chosen = nextPlan && nextPlan.code !== last?.code ? nextPlan.name : null;
  return [
    ...(paidNext
      ? [
          {
            term: 'Tempoh berikutnya',
            value: `${paidNext.name}, dibayar, mulai ${formatDate(paidNext.from)}`,
          },
        ]
      : []),
    ...(chosen ? [{ term: paidNext ? 'Pelan selepas itu' : 'Pelan berikutnya', value: chosen }] : []),
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
