import type { Check } from './navigation-input';
import { allow, redirectTo } from './verdict';

/** Addresses that are only another address, as the build's manifest of route rules has them. */
export const routeRuleRedirect: Check = async ({ url, redirects }) => {
  const target = (await redirects())[url.pathname];
  if (!target) return allow;
  return redirectTo(target.includes('?') ? target : target + url.search);
};
