import type { RouteRules } from '../../site/route-description';
import { checksOf, runChecks } from './checks';
import { gatherInput } from './gather-input';
import type { Verdict } from './verdict';

function withoutTrailingSlash(address: string): URL {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/(?<=.)\/+$/, '');
  return url;
}

/** The checks, run on an address as the browser stands. */
export async function verdictOn(address: string, route: RouteRules): Promise<Verdict> {
  const input = await gatherInput(withoutTrailingSlash(address), route);
  return runChecks(checksOf(input), input);
}
