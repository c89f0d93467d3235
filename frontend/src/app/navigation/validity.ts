import type { HostMeaning } from '../../site/host';
import { paths } from '../../site/paths';
import type { Check } from './navigation-input';
import { allow, pageNotFound, redirectTo, type Verdict } from './verdict';

/** Asked for on the main domain, what belongs to a school leads to the root. */
async function missing(host: HostMeaning, url: URL): Promise<Verdict> {
  if (host.kind !== 'main') return pageNotFound(url);
  const { isInSchoolArea } = await import('../school-areas');
  return isInSchoolArea(url.pathname) ? redirectTo(paths.root) : pageNotFound(url);
}

export const validity: Check = ({ route, host, url }) => {
  if (host.kind === 'foreign') return pageNotFound(url);
  return (route.validate?.(url) ?? true) ? allow : missing(host, url);
};
