import type { components } from '../../../api/schema';
import { brokenRules, type FormProblem } from '../../../forms/form-problem';
import { senOf } from '../../../forms/ringgit';

export type Claim = components['schemas']['PaymentClaimDto'];
export type Method = Claim['method'];

export const methodNames: Record<Method, string> = {
  'cash-deposit': 'Deposit tunai',
  'bank-transfer': 'Pindahan bank',
  'bank-in': 'Deposit atau pindahan bank',
  cheque: 'Cek',
  'local-order': 'Pesanan tempatan (LO)',
};

/** As typed. */
export type ClaimFields = {
  method: string;
  reference: string;
  amount: string;
  paidOn: string;
  files: readonly File[];
};

export const emptyClaim: ClaimFields = {
  method: 'bank-transfer',
  reference: '',
  amount: '',
  paidOn: '',
  files: [],
};

/** To be sent again, with other evidence. */
export function claimAgain({ method, reference, amountSen, paidOn }: Claim): ClaimFields {
  return { ...emptyClaim, method, reference, amount: (amountSen / 100).toFixed(2), paidOn };
}

/** What keeps it from being sent. `today`: YYYY-MM-DD. */
export function claimProblems(fields: ClaimFields, today: string): FormProblem[] {
  return brokenRules<ClaimFields>(
    {
      reference: ({ reference }) =>
        reference.trim() ? undefined : 'Sila taip nombor rujukan, contohnya nombor cek.',
      amount: ({ amount }) =>
        senOf(amount) ? undefined : 'Sila taip jumlah dalam ringgit, contohnya 1500.00.',
      paidOn: ({ paidOn }) => paidOnProblem(paidOn, today),
      files: ({ files }) => (files.length > 0 ? undefined : 'Sila lampirkan gambar atau PDF bukti bayaran.'),
    },
    fields,
  );
}

function paidOnProblem(paidOn: string, today: string): string | undefined {
  if (!paidOn) return 'Sila pilih tarikh bayaran.';
  return paidOn > today ? 'Sila pilih tarikh yang tidak selepas hari ini.' : undefined;
}
