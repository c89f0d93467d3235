import { paths } from '../paths';
import type { Check } from './navigation-input';
import { allow, redirectTo } from './verdict';

/** Addresses that are only another address. */
export const redirects: Readonly<Record<string, string>> = {
  [paths.management]: `${paths.login}?validate=true`,
};

export const routeRuleRedirect: Check = ({ url }) => {
  const target = redirects[url.pathname];
  return target ? redirectTo(target) : allow;
};
