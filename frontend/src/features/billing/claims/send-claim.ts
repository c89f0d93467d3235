import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { type ClaimFields, type Method, methodNames, senOf } from './claim';

const methods = Object.keys(methodNames) as Method[];

/** Keeps the evidence and names what it shows. `kept`: the evidence of an earlier try. */
export async function sendClaim(
  schoolCode: string,
  fields: ClaimFields,
  kept: Map<File, string>,
): Promise<void> {
  const [file] = fields.files;
  if (!file) return;
  const id = kept.get(file) ?? (await keepEvidence(schoolCode, file));
  kept.set(file, id);
  const method = methods.find((known) => known === fields.method) ?? 'bank-in';
  const { reference, paidOn, amount } = fields;
  const body = { schoolCode, method, reference: reference.trim(), paidOn, amountSen: senOf(amount) ?? 0 };
  await unwrap(api.PUT('/api/billing/claims/{id}', { params: { path: { id } }, body }));
}

async function keepEvidence(schoolCode: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const { id } = await unwrap(
    api.POST('/api/billing/claims/evidence', {
      params: { query: { schoolCode } },
      body: { file: '' },
      bodySerializer: () => form,
    }),
  );
  return id;
}

export const withdrawClaim = (schoolCode: string, id: string) =>
  unwrap(api.DELETE('/api/billing/claims/{id}', { params: { path: { id }, query: { schoolCode } } }));
