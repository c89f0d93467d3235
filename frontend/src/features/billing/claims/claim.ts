import type { components } from '../../../api/schema';

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

const ringgit = /^\d{1,6}(\.\d{1,2})?$/;

/** "1,500.50" -> 150050; undefined where it is no amount. */
export function senOf(typed: string): number | undefined {
  const plain = typed
    .replace(/^RM\s*/i, '')
    .replaceAll(',', '')
    .trim();
  if (!ringgit.test(plain)) return undefined;
  return Math.round(Number(plain) * 100) || undefined;
}

/** What keeps it from being sent, by field. `today`: YYYY-MM-DD. */
export function claimProblems(
  { reference, amount, paidOn, files }: ClaimFields,
  today: string,
): Partial<Record<keyof ClaimFields, string>> {
  return {
    ...(!reference.trim() && { reference: 'Sila taip nombor rujukan, contohnya nombor cek.' }),
    ...(senOf(amount) === undefined && { amount: 'Sila taip jumlah dalam ringgit, contohnya 1500.00.' }),
    ...(!paidOn && { paidOn: 'Sila pilih tarikh bayaran.' }),
    ...(paidOn > today && { paidOn: 'Sila pilih tarikh yang tidak selepas hari ini.' }),
    ...(files.length === 0 && { files: 'Sila lampirkan gambar atau PDF bukti bayaran.' }),
  };
}
