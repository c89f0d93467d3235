import { isDispute, isPaid, isRefund, type MoneyFact } from './facts.js';

/** What no page settles; NOTES.md says what is taken for right, and why. */
export type Open =
  | 'done-after-failed'
  | 'cancelled-after-done'
  | 'failed-never-done'
  | 'refund-amount-differs'
  | 'total-beside-parts'
  | 'dispute-amount-differs'
  | 'dispute-mixed-with-nameless'
  | 'lost-after-won'
  | 'same-payment-lost-and-open'
  | 'before-its-payment-by-time';

/** Which of them a history touches, whether or not they decide anything in it. */
export function openIn(facts: readonly MoneyFact[]): Open[] {
  const ids = [...new Set(facts.map(({ paymentId }) => paymentId))];
  const found = ids.flatMap((id) => openOf(facts.filter(({ paymentId }) => paymentId === id)));
  return [...new Set(found)].sort();
}

function openOf(own: readonly MoneyFact[]): Open[] {
  const paidAt = Math.min(...own.filter(isPaid).map(({ at }) => at));
  const later = own.filter((fact) => isRefund(fact) || isDispute(fact));
  const isEarly = Number.isFinite(paidAt) && later.some(({ at }) => at < paidAt);
  return [...refundQuestions(own), ...disputeQuestions(own), ...when(isEarly, 'before-its-payment-by-time')];
}

function refundQuestions(own: readonly MoneyFact[]): Open[] {
  const told = own.filter(isRefund);
  const ids = [...new Set(told.map(({ refundId }) => refundId))];
  const isTotal = ids.includes(own[0]?.paymentId ?? '');
  return ids
    .flatMap((id) => {
      const its = told.filter(({ refundId }) => refundId === id);
      const timesOf = (...kinds: string[]) =>
        its.filter(({ kind }) => kinds.includes(kind)).map(({ at }) => at);
      const done = timesOf('refund', 'refund-done');
      const [failed, cancelled] = [timesOf('refund-failed'), timesOf('refund-cancelled')];
      const lastDone = Math.max(...done);
      return [
        ...when(
          [...failed, ...cancelled].some((at) => at <= lastDone),
          'done-after-failed',
        ),
        ...when(done.length > 0 && cancelled.length > 0, 'cancelled-after-done'),
        ...when(done.length === 0 && failed.length > 0, 'failed-never-done'),
        ...when(new Set(its.map(({ amountSen }) => amountSen)).size > 1, 'refund-amount-differs'),
      ];
    })
    .concat(when(isTotal && ids.length > 1, 'total-beside-parts'));
}

function disputeQuestions(own: readonly MoneyFact[]): Open[] {
  const told = own.filter(isDispute);
  const ids = [...new Set(told.map(({ disputeId }) => disputeId))];
  const over = told.filter(({ kind }) => kind === 'dispute-won' || kind === 'dispute-withdrawn');
  const standing = told.filter(({ kind }) => kind === 'dispute-opened' || kind === 'dispute-lost');
  const reopened = over.some(({ disputeId, at }) =>
    standing.some((other) => other.disputeId === disputeId && other.at >= at),
  );
  const amountsOf = (id: string | null) =>
    told.filter(({ disputeId }) => disputeId === id).map(({ amountSen }) => amountSen);
  const isHeld = (id: string | null, kind: string) =>
    told.some((fact) => fact.disputeId === id && fact.kind === kind) &&
    !over.some(({ disputeId }) => disputeId === id);
  const lost = ids.filter((id) => isHeld(id, 'dispute-lost'));
  const opened = ids.filter((id) => isHeld(id, 'dispute-opened') && !lost.includes(id));
  return [
    ...when(reopened, 'lost-after-won'),
    ...when(
      ids.some((id) => new Set(amountsOf(id)).size > 1),
      'dispute-amount-differs',
    ),
    ...when(ids.includes(null) && ids.length > 1, 'dispute-mixed-with-nameless'),
    ...when(lost.length > 0 && opened.length > 0, 'same-payment-lost-and-open'),
  ];
}

function when(is: boolean, question: Open): Open[] {
  return is ? [question] : [];
}
