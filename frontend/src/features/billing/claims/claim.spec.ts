import { senOf } from '../../../forms/ringgit';
import { type ClaimFields, claimAgain, claimProblems, emptyClaim } from './claim';

it('names every field that is missing, and a day to come', () => {
  const named = (fields: ClaimFields, today: string) =>
    claimProblems(fields, today).map(({ field }) => field);
  expect(named(emptyClaim, '2026-11-20')).toEqual(['reference', 'amount', 'paidOn', 'files']);
  const filled = { ...emptyClaim, reference: '1', amount: '150', files: [new File([], 'x.pdf')] };
  expect(named({ ...filled, paidOn: '2026-11-20' }, '2026-11-20')).toEqual([]);
  expect(named({ ...filled, paidOn: '2026-11-21' }, '2026-11-20')).toEqual(['paidOn']);
});

it('is sent again as it was, with other evidence', () => {
  const claim = { id: '', sentAt: '', state: 'declined', declineReason: 'Kabur' } as const;
  const sent = { method: 'cheque', reference: 'MBB 1', amountSen: 150_050, paidOn: '2026-11-20' } as const;
  const fields = claimAgain({ ...claim, ...sent });
  expect(fields).toEqual({
    method: 'cheque',
    reference: 'MBB 1',
    amount: '1500.50',
    paidOn: '2026-11-20',
    files: [],
  });
  expect(senOf(fields.amount)).toBe(sent.amountSen);
});
