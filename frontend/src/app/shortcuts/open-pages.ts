import type { SchoolRole } from '../../api/role-names';
import type { HostMeaning } from '../../site/host';
import { paths } from '../../site/paths';
import type { RouteAccess, RouteDescription } from '../../site/route-description';

export type Person = {
  host: HostMeaning['kind'];
  isSignedIn: boolean;
  /** In the host's school. */
  role?: SchoolRole;
  /** Of the platform. */
  isStaff: boolean;
};

export type OpenPage = { path: string; title: string };

const administrators: readonly SchoolRole[] = ['admin', 'main_admin'];
const roles: Partial<Record<RouteAccess, readonly SchoolRole[]>> = {
  admin: administrators,
  supervisor: ['supervisor'],
};

function isOpenTo(path: string, { access, host }: RouteDescription, person: Person): boolean {
  if (host !== 'both' && host !== person.host) return false;
  if (access === 'public') return true;
  if (path.startsWith(paths.operations)) return person.isStaff;
  // On the main domain it may be about any school of the person.
  if (access === 'management' && person.host === 'main') return person.isSignedIn;
  const needed = access === 'management' ? administrators : roles[access];
  return person.isSignedIn && (!needed || (person.role !== undefined && needed.includes(person.role)));
}

/** The pages of the route table that the person may open from here: those whose address needs nothing filled in. */
export function openPages(
  descriptions: Readonly<Record<string, RouteDescription>>,
  person: Person,
): readonly OpenPage[] {
  return Object.entries(descriptions)
    .filter(([path, description]) => !path.includes(':') && isOpenTo(path, description, person))
    .map(([path, { title }]) => ({ path, title }));
}
