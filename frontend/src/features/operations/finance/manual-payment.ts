/** As it stands in the form. */
export type ManualPayment = {
  planCode: string;
  termMonths: string;
  paidOn: string;
  method: string;
  reference: string;
  files: readonly File[];
  /** Of evidence that is kept already: then no file is asked for. */
  evidenceId?: string;
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
  const { planCode, paidOn, reference, files, evidenceId } = payment;
  return {
    ...(!planCode && { planCode: 'Sila pilih pelan.' }),
    ...(!paidOn && { paidOn: 'Sila pilih tarikh wang diterima.' }),
    ...(!reference.trim() && { reference: 'Sila taip nombor rujukan, contohnya nombor cek.' }),
    ...(files.length === 0 && !evidenceId && { files: 'Sila lampirkan bukti bayaran.' }),
  };
}
