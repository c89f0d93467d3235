import type { components } from '../../api/schema';
import { formatDate, formatMoney, formatShortDate } from '../../ui/format';
import { lastDayBefore } from '../../ui/last-day-before';

type Fact = components['schemas']['ExplainedFactDto'];
type Policy = components['schemas']['ExplainedPolicyDto'];

/** One thing that happened, in words: when, what, and how far coverage then reaches. */
export type ExplanationLine = { when: string; what: string; effect: string | undefined };

const whatHappened: Record<Fact['kind'], (fact: Fact) => string> = {
  'payment-succeeded': ({ amountSen, termMonths }) =>
    `Bayaran ${formatMoney(amountSen ?? 0)} diterima untuk ${termMonths === 0 ? 'naik taraf pelan' : `${termMonths} bulan`}`,
  'payment-pending': () => 'Bayaran menunggu kelulusan bank',
  'payment-failed': () => 'Bayaran gagal',
  'payment-abandoned': () => 'Bayaran tidak diteruskan',
  refund: withAmount('Bayaran balik'),
  'refund-pending': withAmount('Bayaran balik sedang diproses'),
  'refund-failed': withAmount('Bayaran balik gagal'),
  'refund-cancelled': withAmount('Bayaran balik dibatalkan'),
  'dispute-opened': withAmount('Bayaran dipertikaikan'),
  'dispute-won': () => 'Pertikaian selesai, bayaran kekal',
  'dispute-lost': withAmount('Pertikaian selesai, bayaran ditarik balik'),
  'dispute-withdrawn': () => 'Pertikaian ditarik balik, bayaran kekal',
  'trial-granted': ({ days }) => `Tempoh percubaan ${days} hari`,
  extension: ({ days, reason }) => `Tempoh ihsan dilanjutkan ${days} hari${reason ? `: ${reason}` : ''}`,
  cancellation: () => 'Langganan dibatalkan',
  'cancellation-withdrawn': () => 'Pembatalan ditarik balik',
  'plan-choice': () => 'Pelan untuk tempoh berikutnya dipilih',
  suspension: (fact) => `Akaun sekolah digantung${until(fact)}`,
  'enforcement-off': (fact) => `Sekatan langganan dimatikan${until(fact)}`,
};

/** Where it was told of how much. */
function withAmount(what: string) {
  return ({ amountSen }: Fact) => (amountSen === null ? what : `${what}: ${formatMoney(amountSen)}`);
}

export function explanationLine(fact: Fact): ExplanationLine {
  const { kind, at, coverageEnd } = fact;
  return {
    when: formatShortDate(at),
    what: whatHappened[kind](fact),
    effect: coverageEnd === null ? undefined : `Langganan sehingga ${formatDate(lastDayBefore(coverageEnd))}`,
  };
}

/** By the last day on which it holds, and why. */
function until({ until: end, at, reason }: Fact): string {
  const why = reason ? `: ${reason}` : '';
  if (end === null) return why;
  if (end === at) return ` tetapi dibatalkan sebelum bermula${why}`;
  return ` sehingga ${formatDate(lastDayBefore(end))}${why}`;
}

const policyScopes: Record<Policy['scope'], string> = {
  general: 'Dasar umum',
  plan: 'Dasar pelan',
  school: 'Dasar khas sekolah ini',
};

/** What governs the days after coverage. */
export function policyLine({ scope, graceDays, limitedDays, effectiveFrom }: Policy): string {
  const since = effectiveFrom === null ? '' : `, berkuat kuasa ${formatShortDate(effectiveFrom)}`;
  return `${policyScopes[scope]}${since}: tempoh ihsan ${graceDays} hari, kemudian akses terhad ${limitedDays} hari.`;
}
