/** As it stands in the form. */
export type ManualPayment = {
  planCode: string;
  termMonths: string;
  paidOn: string;
  method: string;
  reference: string;
  files: readonly File[];
};

export const emptyPayment: ManualPayment = {
  planCode: '',
  termMonths: '1',
  paidOn: '',
  method: 'bank-in',
  reference: '',
  files: [],
};

/** What keeps it from being recorded, by field. */
export function paymentProblems(payment: ManualPayment): Partial<Record<keyof ManualPayment, string>> {
  const { planCode, paidOn, reference, files } = payment;
  return {
    ...(!planCode && { planCode: 'Sila pilih pelan.' }),
    ...(!paidOn && { paidOn: 'Sila pilih tarikh wang diterima.' }),
    ...(!reference.trim() && { reference: 'Sila taip nombor rujukan, contohnya nombor cek.' }),
    ...(files.length === 0 && { files: 'Sila lampirkan bukti bayaran.' }),
  };
}
