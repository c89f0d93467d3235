import type { AccountErasure } from './platform/erasure/account-erasure.js';
import type { Erased } from './platform/erasure/erasure.js';
import type { HostedUsers } from './platform/hosted-backend/hosted-users.js';

type Parts = Readonly<{ users: HostedUsers; accounts: AccountErasure }>;

/**
 * Erases whoever holds an account, in every school. That they asked for it, and who they are, is proved before.
 * @returns what was done, line by line: the certificate
 * @throws Error as a sentence, where nobody has the account, or a school would lose its only main administrator
 */
export async function forgetAccount({ users, accounts }: Parts, email: string): Promise<string> {
  const account = await users.find(email);
  if (!account) throw new Error(`Nobody has an account with ${email}.`);
  const erased = await accounts.erase(account.id, email);
  return [`The account ${account.id} is erased.`, ...erased.map(lineOf), AFTERWARDS].join('\n');
}

function lineOf({ table, column, act, rows, because }: Erased): string {
  const done = { remove: 'removed', blank: 'blanked', keep: 'kept' }[act];
  return `${table}.${column}: ${rows} ${done}${because === null ? '' : `, ${because}`}`;
}

const AFTERWARDS =
  'The record of sign-ins holds the address for 365 days from each; backups hold what was erased until they have rolled over, and whoever is brought back by one is erased again.';
