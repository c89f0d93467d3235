import type { components } from '../../../api/schema';
import { administers } from '../../../school/roles';
import { paths } from '../../../site/paths';

type School = Pick<components['schemas']['UserSchoolDto'], 'code' | 'role'>;

export type WayIn = { to: 'page'; path: string } | { to: 'school'; schoolCode: string } | { to: 'choice' };

/** Where whoever has just signed in on the main domain goes without being asked. An administrator's subscription and
 * the platform's pages stand on this domain, everything else on the host of the school. */
export function wayIn(schools: readonly School[], isStaff: boolean): WayIn {
  const [first, ...more] = schools;
  if (!first) return isStaff ? { to: 'page', path: paths.operations } : { to: 'choice' };
  if (more.length > 0) return { to: 'choice' };
  if (administers(first)) return { to: 'page', path: paths.billing(first.code) };
  return { to: 'school', schoolCode: first.code };
}
