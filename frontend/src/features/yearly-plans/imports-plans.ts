import type { useCurrentSchool } from '../../school/current-school';
import { administers } from '../../school/roles';

type Member = ReturnType<typeof useCurrentSchool>['membership'];

/** Who brings plans as files: of which subjects is the server's to say. */
export const importsPlans = (membership: Member): boolean =>
  administers(membership) || membership.duties.includes('panel_head');
