import { brokenRules, type FormProblem } from '../../../forms/form-problem';
import { senOf } from '../../../forms/ringgit';
import { formatMoney } from '../../../ui/format';

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

/** What keeps it from being recorded. `priceSen`: of the chosen plan and term, once known. */
export function paymentProblems(payment: ManualPayment, priceSen?: number): FormProblem[] {
  return brokenRules<ManualPayment>(
    {
      planCode: ({ planCode }) => (planCode ? undefined : 'Sila pilih pelan.'),
      paidOn: ({ paidOn }) => (paidOn ? undefined : 'Sila pilih tarikh wang diterima.'),
      reference: ({ reference }) =>
        reference.trim() ? undefined : 'Sila taip nombor rujukan, contohnya nombor cek.',
      amount: ({ amount }) => priceProblem(senOf(amount), priceSen),
      files: ({ files, evidenceId }) =>
        files.length > 0 || evidenceId ? undefined : 'Sila lampirkan bukti bayaran.',
    },
    payment,
  );
}

function priceProblem(amountSen: number | undefined, priceSen: number | undefined): string | undefined {
  if (amountSen === undefined) return 'Sila taip jumlah pada bukti, contohnya 150.00.';
  if (priceSen === undefined || amountSen === priceSen) return undefined;
  return `Harga pelan ini ${formatMoney(priceSen)}. Sila semak pelan, tempoh dan bukti.`;
}
