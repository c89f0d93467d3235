import { ApiError, unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { senOf } from '../../../forms/ringgit';
import { loadUploader } from '../../../forms/uploads/load-uploader';
import type { UploadProgress } from '../../../forms/uploads/upload-file';
import { type ClaimFields, type Method, methodNames } from './claim';
import { beginEvidence, type Evidence } from './evidence';

const methods = Object.keys(methodNames) as Method[];

type Sending = {
  /** By file, of earlier tries too. */
  begun: Map<File, Evidence>;
  onProgress: (progress: UploadProgress) => void;
  signal: AbortSignal;
};

/** Uploads the evidence, then tells what it shows. */
export async function sendClaim(schoolCode: string, fields: ClaimFields, sending: Sending): Promise<void> {
  const [file] = fields.files;
  if (!file) return;
  const { begun, onProgress, signal } = sending;
  try {
    const evidence = begun.get(file) ?? (await beginEvidence(schoolCode, file));
    begun.set(file, evidence);
    const { uploadFile } = await loadUploader();
    await uploadFile(evidence, onProgress, signal);
    await tell(schoolCode, evidence.id, fields);
  } catch (failure) {
    if (isRefused(failure)) begun.delete(file);
    throw failure;
  }
}

async function tell(schoolCode: string, id: string, fields: ClaimFields): Promise<void> {
  const method = methods.find((known) => known === fields.method) ?? 'bank-transfer';
  const { reference, paidOn, amount } = fields;
  const body = { schoolCode, method, reference: reference.trim(), paidOn, amountSen: senOf(amount) ?? 0 };
  await unwrap(api.PUT('/api/billing/claims/{id}', { params: { path: { id } }, body }));
}

/** Then the same upload would be refused again. */
function isRefused(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
}
