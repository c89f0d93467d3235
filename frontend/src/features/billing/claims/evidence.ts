import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { FileToUpload } from '../../../forms/uploads/upload-file';

/** `id`: of the claim that goes with it. */
export type Evidence = FileToUpload & { id: string };

export async function beginEvidence(schoolCode: string, file: File): Promise<Evidence> {
  const params = { query: { schoolCode } };
  const destination = await unwrap(api.POST('/api/billing/claims/uploads', { params }));
  return {
    file,
    type: file.type,
    destination,
    refusal: 'EVIDENCE_REFUSED',
    id: destination.id,
    isKept: false,
  };
}
