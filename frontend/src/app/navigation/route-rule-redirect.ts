import { paths } from '../paths';
import type { Check } from './navigation-input';
import { allow, redirectTo } from './verdict';

/** Addresses that are only another address. */
export const redirects: Readonly<Record<string, string>> = {
  [paths.management]: `${paths.login}?validate=true`,
  [paths.oldSuccess]: paths.success,
};

export const routeRuleRedirect: Check = ({ url }) => {
  const target = redirects[url.pathname];
  if (!target) return allow;
  return redirectTo(target.includes('?') ? target : target + url.search);
};
