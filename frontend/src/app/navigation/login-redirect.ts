import { publicPages } from '../../features/public-pages/pages';
import type { LoginRedirectRule } from '../../site/config';
import { paths } from '../../site/paths';
import type { Check } from './navigation-input';
import { matchesAny } from './path-pattern';
import { toSignIn } from './to-sign-in';
import { allow } from './verdict';

/** Open to everybody whatever the configuration says: a rule that guarded these would lead round in circles. */
const open: readonly string[] = [
  paths.root,
  ...publicPages.map(({ path }) => path),
  paths.curriculum,
  paths.registration,
  paths.registrationDetails,
  paths.management,
  paths.payment,
  paths.success,
  paths.oldSuccess,
  '/auth/*',
  paths.login,
  paths.settings,
  paths.preferences,
  paths.notifications,
];

export function isGuarded({ include, exclude, login, callback }: LoginRedirectRule, path: string): boolean {
  if (include.length > 0 && !matchesAny(include, path)) return false;
  return !matchesAny([...open, ...exclude, login, callback], path);
}

export const loginRedirect: Check = (input) => {
  const { url, config, route, isSignedIn } = input;
  const isOpen = isSignedIn || route.isOpen || !isGuarded(config.loginRedirect, url.pathname);
  return isOpen ? allow : toSignIn(input);
};
