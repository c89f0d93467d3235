import { queryClient } from '../../api/query-client';
import { currentSchoolQuery } from '../../school/current-school';
import { isSignedIn } from '../../session/session';
import { currentHost } from '../../site/host';

export type FrameData = Awaited<ReturnType<typeof frameLoader>>;

/** The school's frame names the school and the person, and says over the page what is to be said of the subscription: all
 * of it is there before it is drawn. */
export async function frameLoader() {
  const mayBelong = currentHost().kind === 'school' && isSignedIn();
  const banner = mayBelong ? import('../../school/subscription/subscription-banner') : undefined;
  const current = mayBelong && (await queryClient.ensureQueryData(currentSchoolQuery()).catch(() => null));
  if (!current) await fetchPlainFrame();
  return { SubscriptionBanner: (await banner?.catch(() => undefined))?.SubscriptionBanner };
}

/** On the main domain its bar names the person, and leads to the pages of the school. */
async function fetchPlainFrame(): Promise<void> {
  const [{ ownSchoolsQuery }] = await Promise.all([
    import('../../school/own-schools'),
    import('./plain-frame'),
  ]);
  if (isSignedIn()) await queryClient.ensureQueryData(ownSchoolsQuery()).catch(() => null);
}
