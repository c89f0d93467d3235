import { publicPages } from '../documents';
import { developerPaths, paths } from '../paths';
import type { Check } from './navigation-input';
import { matchesAny } from './path-pattern';
import { allow, redirectTo } from './verdict';

export type LoginRedirectRule = {
  /** When not empty, only these are guarded. */
  include: readonly string[];
  exclude: readonly string[];
  login: readonly string[];
  callback: string;
};

const rule: LoginRedirectRule = {
  include: [],
  exclude: [
    paths.root,
    ...publicPages,
    paths.registration,
    paths.registrationDetails,
    paths.management,
    paths.success,
    paths.oldSuccess,
    '/auth/*',
    paths.settings,
    paths.preferences,
    paths.notifications,
    ...Object.values(developerPaths),
  ],
  login: [paths.login, paths.schoolLogin],
  callback: paths.signInCallback,
};

export function isGuarded({ include, exclude, login, callback }: LoginRedirectRule, path: string): boolean {
  if (include.length > 0 && !matchesAny(include, path)) return false;
  return !matchesAny([...exclude, ...login, callback], path);
}

export const loginRedirect: Check = ({ url, host, isSignedIn }) => {
  if (isSignedIn || !isGuarded(rule, url.pathname)) return allow;
  const login = host.kind === 'school' ? paths.schoolLogin : paths.login;
  return redirectTo(login, { remember: url.pathname + url.search });
};
