import type { Upload } from 'tus-js-client';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';

/** A file on its way to where evidence is kept. `address`: of what has arrived of it. */
export type Evidence = {
  file: File;
  destination: components['schemas']['EvidenceUploadDto'];
  address?: Upload['url'];
  isKept: boolean;
};

export async function beginEvidence(schoolCode: string, file: File): Promise<Evidence> {
  const params = { query: { schoolCode } };
  const destination = await unwrap(api.POST('/api/billing/claims/uploads', { params }));
  return { file, destination, isKept: false };
}
