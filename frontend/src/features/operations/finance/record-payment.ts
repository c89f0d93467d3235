import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { senOf } from '../../../forms/ringgit';
import type { ManualPayment } from './manual-payment';

type Order = ManualPayment & { id: string; reason: string };
type Method = components['schemas']['RecordPaymentDto']['method'];

const methods: readonly Method[] = ['cash-deposit', 'bank-transfer', 'bank-in', 'cheque', 'local-order'];

export async function recordPayment(code: string, { files, amount, ...order }: Order): Promise<void> {
  const params = { path: { code } };
  const evidenceId = order.evidenceId ?? (await keepEvidence(code, files));
  const termMonths = order.termMonths === '12' ? 12 : 1;
  const method = methods.find((known) => known === order.method) ?? 'bank-transfer';
  const amountSen = senOf(amount) ?? 0;
  const body = { ...order, termMonths, method, amountSen, evidenceId } as const;
  await unwrap(api.POST('/api/operations/finance/schools/{code}/payments', { params, body }));
}

async function keepEvidence(code: string, files: readonly File[]): Promise<string> {
  const { evidenceId } = await unwrap(
    api.POST('/api/operations/finance/schools/{code}/evidence', {
      params: { path: { code } },
      body: { file: '' },
      bodySerializer: () => formOf(files),
    }),
  );
  return evidenceId;
}

function formOf([file]: readonly File[]): FormData {
  const form = new FormData();
  if (file) form.append('file', file);
  return form;
}
