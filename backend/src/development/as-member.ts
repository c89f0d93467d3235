import type { SchoolCaller } from '../platform/access/caller.js';

/** As if the person had called a route of their own. */
export function asMember(caller: SchoolCaller, userId: string): SchoolCaller {
  const { principal, policy } = caller;
  return {
    ...caller,
    principal: { ...principal, userId },
    policy: { ...policy, audience: 'any-role', rows: 'own' },
  };
}
