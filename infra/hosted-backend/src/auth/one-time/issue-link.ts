import type { Database } from '../../database/connect.ts';
import type { AuthenticationMethod, OneTimeTokenType } from '../../database/schema.ts';
import type { AuthContext } from '../auth-context.ts';
import type { LinkMailKind } from '../mail/one-time-mail.ts';
import type { CodeChallenge } from '../pkce/code-challenge.ts';
import { startFlow } from '../pkce/flow-states.ts';
import { type UserChange, updateUser } from '../users/update-user.ts';
import type { UserRow } from '../users/user.ts';
import { type IssuedToken, issueOneTimeToken } from './issue-one-time-token.ts';

export interface LinkRequest {
  user: UserRow;
  kind: LinkMailKind;
  to: string;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  parentSessionId?: string | undefined;
}

export interface IssuedLink extends IssuedToken {
  /** What POST /verify calls it. */
  verification: string;
  link: string;
}

interface KindOfLink {
  token: OneTimeTokenType;
  verification: string;
  method: AuthenticationMethod;
  sentAt: (now: Date) => UserChange;
}

const emailChange = {
  verification: 'email_change',
  method: 'email_change',
  sentAt: (now: Date) => ({ email_change_sent_at: now }),
} as const;

const kinds: Record<LinkMailKind, KindOfLink> = {
  signup: {
    token: 'confirmation_token',
    verification: 'signup',
    method: 'email/signup',
    sentAt: (now) => ({ confirmation_sent_at: now }),
  },
  invite: {
    token: 'confirmation_token',
    verification: 'invite',
    method: 'invite',
    sentAt: (now) => ({ confirmation_sent_at: now, invited_at: now }),
  },
  magiclink: {
    token: 'recovery_token',
    verification: 'magiclink',
    method: 'magiclink',
    sentAt: (now) => ({ recovery_sent_at: now }),
  },
  recovery: {
    token: 'recovery_token',
    verification: 'recovery',
    method: 'recovery',
    sentAt: (now) => ({ recovery_sent_at: now }),
  },
  email_change_current: { token: 'email_change_token_current', ...emailChange },
  email_change_new: { token: 'email_change_token_new', ...emailChange },
};

/** To be run in a transaction. */
export async function issueLink(
  context: AuthContext,
  transaction: Database,
  { user, kind, to, redirectTo, challenge, parentSessionId }: LinkRequest,
  now: Date,
): Promise<IssuedLink> {
  const { token: type, verification, method, sentAt } = kinds[kind];
  const pkce = challenge !== undefined;
  const token = await issueOneTimeToken(
    context,
    transaction,
    { userId: user.id, type, relatesTo: to, pkce, parentSessionId },
    now,
  );
  if (challenge) {
    await startFlow(transaction, { challenge, userId: user.id, provider: 'email', method }, now);
  }
  await updateUser(transaction, user.id, sentAt(now), now);
  const query = `token=${token.linkToken}&type=${verification}&redirect_to=${queryValue(redirectTo)}`;
  return { ...token, verification, link: `${context.issuer()}/verify?${query}` };
}

/** Bare where that is safe: clients and their tests look for the address as it was given. */
const queryValue = (address: string) => (/[&=#+%]/.test(address) ? encodeURIComponent(address) : address);
