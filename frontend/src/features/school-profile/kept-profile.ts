import { ApiError, unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

export type KeptProfile = components['schemas']['KeptSchoolProfileDto'];

/** What a school says of itself, that of the address where no code is given; null for one that never said. */
export async function readProfile(signal: AbortSignal, schoolCode?: string): Promise<KeptProfile | null> {
  try {
    return await unwrap(api.GET('/api/school-profile', { params: { query: { schoolCode } }, signal }));
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return null;
    throw failure;
  }
}
