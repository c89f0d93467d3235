import { administers, type Roles, supervises } from '../../school/roles';
import type { HostMeaning } from '../../site/host';
import type { Page } from '../../site/page';
import type { RouteAccess } from '../../site/route-description';

export type Person = {
  host: HostMeaning['kind'];
  isSignedIn: boolean;
  /** In the host's school. */
  membership?: Roles;
  /** Of the platform. */
  isStaff: boolean;
};

type Listed = Pick<Page, 'path' | 'host' | 'access'> & Partial<Pick<Page, 'layout' | 'isForOwnSchool'>>;

function mayEnter(access: RouteAccess, { host, isSignedIn, membership }: Person): boolean {
  if (access === 'public') return true;
  // On the main domain it may be about any school of the person.
  if (access === 'auth' || (access === 'management' && host === 'main')) return isSignedIn;
  if (!membership) return false;
  return access === 'supervisor' ? supervises(membership) : administers(membership);
}

function isOpenTo({ path, host, access, layout, isForOwnSchool }: Listed, person: Person): boolean {
  if (isForOwnSchool && person.host === 'school' && person.membership) return true;
  if (path.includes(':') || (host !== 'both' && host !== person.host)) return false;
  if (layout === 'operations') return person.isStaff;
  return mayEnter(access, person);
}

/** The pages that the person may open from here: those whose address needs nothing filled in but the own school. */
export function openPages<Some extends Listed>(listed: readonly Some[], person: Person): readonly Some[] {
  return listed.filter((page) => isOpenTo(page, person));
}
