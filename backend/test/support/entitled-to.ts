import { ACCESSES, type Access } from '../../src/platform/access/access.js';
import { type Entitlement, Entitlements } from '../../src/platform/access/entitlements.js';
import type { TestApp } from './test-app.js';

/** Lets every school do just this, whatever its subscription says, until mocks are restored. */
export function entitledTo({ app }: TestApp, ...allowed: readonly Access[]): void {
  const entitlements = app.get(Entitlements);
  jest.spyOn(entitlements, 'of').mockResolvedValue(entitlement(allowed));
  entitledInTransactionTo({ app }, ...allowed);
}

/** Differs from what the guard saw a moment before. */
export function entitledInTransactionTo({ app }: Pick<TestApp, 'app'>, ...allowed: readonly Access[]): void {
  jest.spyOn(app.get(Entitlements), 'ofCurrentTransaction').mockResolvedValue(entitlement(allowed));
}

function entitlement(allowed: readonly Access[]): Entitlement {
  const rights = ACCESSES.map((access) => [access, allowed.includes(access)] as const);
  return { restrictionLevel: 'limited', canAccess: Object.fromEntries(rights) as Entitlement['canAccess'] };
}
