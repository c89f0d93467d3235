import { formatMoney } from '../../../ui/format';
import { senOf } from './ringgit';

/** As it stands in the form. */
export type ManualPayment = {
  planCode: string;
  termMonths: string;
  paidOn: string;
  method: string;
  reference: string;
  /** In RM, as typed. */
  amount: string;
  /** Not the one of the same method and reference that stands already. */
  isAnother: boolean;
  files: readonly File[];
  /** Of evidence that is kept already: then no file is asked for. */
  evidenceId?: string;
};

export const emptyPayment: ManualPayment = {
  planCode: '',
  termMonths: '1',
  paidOn: '',
  method: 'bank-transfer',
  reference: '',
  amount: '',
  isAnother: false,
  files: [],
};

/** What keeps it from being recorded, by field. `priceSen`: of the chosen plan and term, once known. */
export function paymentProblems(
  payment: ManualPayment,
  priceSen?: number,
): Partial<Record<keyof ManualPayment, string>> {
  const { planCode, paidOn, reference, amount, files, evidenceId } = payment;
  const amountSen = senOf(amount);
  return {
    ...(!planCode && { planCode: 'Sila pilih pelan.' }),
    ...(!paidOn && { paidOn: 'Sila pilih tarikh wang diterima.' }),
    ...(!reference.trim() && { reference: 'Sila taip nombor rujukan, contohnya nombor cek.' }),
    ...(amountSen === undefined && { amount: 'Sila taip jumlah pada bukti, contohnya 150.00.' }),
    ...(amountSen !== undefined &&
      priceSen !== undefined &&
      amountSen !== priceSen && {
        amount: `Harga pelan ini ${formatMoney(priceSen)}. Sila semak pelan, tempoh dan bukti.`,
      }),
    ...(files.length === 0 && !evidenceId && { files: 'Sila lampirkan bukti bayaran.' }),
  };
}
