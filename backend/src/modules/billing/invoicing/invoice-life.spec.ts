import { expiryOf, type InvoiceFacts, invoiceLife } from './invoice-life.js';

const at = (text: string) => Date.parse(`${text}T10:00:00+08:00`);
const made: InvoiceFacts = {
  createdAt: at('2026-11-01'),
  expiresAt: at('2026-11-16'),
  paidAt: null,
  creditedAt: null,
  ended: null,
};
const paid = { paidAt: at('2026-11-03') };
const replaced = { ended: { at: at('2026-11-02'), cause: 'replaced' } } as const;
const credited = { creditedAt: at('2026-11-04') };

describe('An invoice', () => {
  it.each<[string, Partial<InvoiceFacts>, string, string, string | null]>([
    ['is open from the day it is made', {}, '2026-11-15', '2026-11-01', null],
    ['expires by itself', {}, '2026-11-16', '2026-11-16', null],
    ['stays open where it never waited', { expiresAt: null }, '2027-11-16', '2026-11-01', null],
    ['is paid since its first payment', paid, '2026-11-20', '2026-11-03', null],
    ['is void with its cause', replaced, '2026-11-20', '2026-11-02', 'replaced'],
    [
      'that ended is paid by what came all the same',
      { ...paid, ...replaced },
      '2026-11-20',
      '2026-11-03',
      null,
    ],
    ['is credited without a payment', credited, '2026-11-20', '2026-11-04', null],
    ['is credited after its payment', { ...paid, ...credited }, '2026-11-20', '2026-11-04', null],
  ])('%s', (_sentence, facts, now, since, cause) => {
    expect(invoiceLife({ ...made, ...facts }, at(now))).toMatchObject({ since: at(since), cause });
  });

  it('has one state of five', () => {
    const states = [{}, paid, replaced, credited].map(
      (facts) => invoiceLife({ ...made, ...facts }, at('2026-11-10')).state,
    );
    expect(states).toEqual(['open', 'paid', 'void', 'credited']);
    expect(invoiceLife(made, at('2026-12-01')).state).toBe('expired');
  });

  it('may be paid for two weeks after its day, the quote of an upgrade on its day alone', () => {
    const start = Date.parse('2026-11-01T00:00:00+08:00');
    expect(expiryOf({ isUpgrade: false }, start)).toBe(Date.parse('2026-11-16T00:00:00+08:00'));
    expect(expiryOf({ isUpgrade: true }, start)).toBe(Date.parse('2026-11-02T00:00:00+08:00'));
  });
});
