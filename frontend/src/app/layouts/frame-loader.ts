import { queryClient } from '../../api/query-client';
import { currentSchoolQuery } from '../current-school';
import { currentHost } from '../school';
import { isSignedIn } from '../session/session';

/** The school's frame names the school and the person: both are there before it is drawn. */
export async function frameLoader() {
  const mayBelong = currentHost().kind === 'school' && isSignedIn();
  const current = mayBelong && (await queryClient.ensureQueryData(currentSchoolQuery()).catch(() => null));
  if (!current) await import('./plain-frame');
  return null;
}
