import type { LedgerEntry } from '../../../billing/index.js';
import { ledgerLines } from './ledger-lines.js';

const school = { id: 'a', code: 'aaa0001', name: 'SK Satu' };
const entry = (at: number, movedSen: number): LedgerEntry => ({
  ...{
    at,
    kind: 'payment-succeeded',
    paper: null,
    invoiceNumber: null,
    provider: 'chip',
    manualMethod: null,
  },
  ...{ reference: null, amountSen: Math.abs(movedSen), movedSen },
});
const entries = [entry(1, 100), entry(3, 50), entry(3, 0), entry(5, -150)];
const balances = (from: number, until: number) =>
  ledgerLines(school, entries, { from, until }).map(({ kind, at, balanceSen }) =>
    kind === 'brought-forward' ? `from ${at} with ${balanceSen}` : `${at} ${balanceSen}`,
  );
const [PAST, EVER] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

describe('The book of a school', () => {
  it.each<[string, number, number, string[]]>([
    ['holds everything where no day is named', PAST, EVER, ['1 100', '3 150', '3 150', '5 0']],
    ['begins with what the days before left', 3, 5, ['from 3 with 100', '3 150', '3 150']],
    ['says so also where nothing happened since', 4, 5, ['from 4 with 150']],
    ['brings nothing forward where nothing was left', 6, EVER, []],
    ['ends before its end', PAST, 3, ['1 100']],
  ])('%s', (_, from, until, expected) => {
    expect(balances(from, until)).toEqual(expected);
  });
});
