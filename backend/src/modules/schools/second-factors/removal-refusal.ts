import type { SchoolRole } from '../../../platform/access/access.js';

/** The schools of a person by their code, with the role in each. */
export type Roles = ReadonlyMap<string, SchoolRole>;
export type Remover = Readonly<{ userId: string; roles: Roles }>;
export type Owner = Remover & Readonly<{ isStaff: boolean }>;
export type RemovalRefusal = 'own' | 'staff' | 'elsewhere';

/**
 * Why somebody may not remove the second factor of a member; null where they may. Whoever loses it is let in by less
 * everywhere, so the remover has to run every school of that person.
 */
export function refusalOfRemoval(remover: Remover, owner: Owner): RemovalRefusal | null {
  if (remover.userId === owner.userId) return 'own';
  if (owner.isStaff) return 'staff';
  const runsAll = [...owner.roles].every(([school, role]) => outranks(remover.roles.get(school), role));
  return runsAll ? null : 'elsewhere';
}

/** Administrators look after each other; a main administrator is another's matter alone. */
function outranks(remover: SchoolRole | undefined, owner: SchoolRole): boolean {
  return remover === 'main_admin' || (remover === 'admin' && owner !== 'main_admin');
}
