import type { SchoolRole } from '../../api/role-names';
import type { RouteAccess } from '../navigation/navigation-input';
import type { RouteDescription } from '../route-description';
import type { HostMeaning } from '../school-context';

export type Person = {
  host: HostMeaning['kind'];
  isSignedIn: boolean;
  /** In the host's school. */
  role?: SchoolRole;
};

export type OpenPage = { path: string; title: string };

const roles: Partial<Record<RouteAccess, readonly SchoolRole[]>> = {
  admin: ['admin', 'main_admin'],
  supervisor: ['supervisor'],
};

function isOpenTo({ access, host }: RouteDescription, person: Person): boolean {
  if (host !== 'both' && host !== person.host) return false;
  if (access === 'public') return true;
  const needed = roles[access];
  return person.isSignedIn && (!needed || (person.role !== undefined && needed.includes(person.role)));
}

/** The pages of the route table that the person may open from here: those whose address needs nothing filled in. */
export function openPages(
  descriptions: Readonly<Record<string, RouteDescription>>,
  person: Person,
): readonly OpenPage[] {
  return Object.entries(descriptions)
    .filter(([path, description]) => !path.includes(':') && isOpenTo(description, person))
    .map(([path, { title }]) => ({ path, title }));
}
