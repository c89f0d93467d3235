import type { components } from '../api/schema';
import type { HostMeaning } from '../site/host';

export type CurrentSchool = components['schemas']['CurrentSchoolDto'];

export type SchoolContext = {
  schoolCode: string | null;
  isSchoolContext: boolean;
  /** ISO instant at which the host was read. */
  detectedAt: string;
  school: CurrentSchool['school'] | null;
  membership: CurrentSchool['membership'] | null;
  isLoading: boolean;
  /** Why nothing is known of it. */
  error: Error | null;
};

type Answer = Pick<SchoolContext, 'school' | 'membership' | 'isLoading' | 'error'>;

const unasked: Answer = { school: null, membership: null, isLoading: true, error: null };
const cleared: Answer = { ...unasked, isLoading: false };

/** Set where the host names a school, from the first moment; cleared where it names none. */
export function schoolContextOf(host: HostMeaning, readAt: Date, answer = unasked): SchoolContext {
  const detectedAt = readAt.toISOString();
  if (host.kind !== 'school') return { ...cleared, schoolCode: null, isSchoolContext: false, detectedAt };
  return { ...answer, schoolCode: host.schoolCode, isSchoolContext: true, detectedAt };
}
