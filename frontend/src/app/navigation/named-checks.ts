import { paths } from '../../site/paths';
import type { RouteAccess } from '../../site/route-description';
import type { Toast } from '../../ui/toast-duration';
import type { Check, SchoolRole } from './navigation-input';
import { toSignIn } from './to-sign-in';
import { allow, redirectTo } from './verdict';

function onlyFor(roles: readonly SchoolRole[], message: string): Check {
  const toast: Toast = { type: 'error', message };
  return async (input) => {
    const own = await input.roles();
    return own?.some((role) => roles.includes(role)) ? allow : redirectTo(paths.dashboard, { toast });
  };
}

/** Behind the global redirect on most paths; a route that the global rule skips is still guarded by its own. */
export const auth: Check = (input) => (input.isSignedIn ? allow : toSignIn(input));

export const adminOnly = onlyFor(['admin', 'main_admin'], 'Bahagian ini untuk pentadbir sekolah sahaja.');
export const supervisorOnly = onlyFor(['supervisor'], 'Bahagian ini untuk penyelia sahaja.');

/** In the order auth, admin-only, supervisor-only. */
export const namedChecks: Record<RouteAccess, readonly Check[]> = {
  public: [],
  auth: [auth],
  management: [auth],
  admin: [auth, adminOnly],
  supervisor: [auth, supervisorOnly],
};
