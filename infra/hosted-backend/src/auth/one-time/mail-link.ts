import type { AuthContext } from '../auth-context.ts';
import { linkMail } from '../mail/one-time-mail.ts';
import { issueLink, type LinkRequest } from './issue-link.ts';

/** The mail goes out once the token is stored. */
export async function mailLink(context: AuthContext, request: LinkRequest, now: Date): Promise<void> {
  const { database, mailer, config } = context;
  const { link, code } = await database
    .transaction()
    .execute((transaction) => issueLink(context, transaction, request, now));
  const { kind, to } = request;
  await mailer.send(linkMail({ kind, to, link, code, lifetimeSeconds: config.oneTimeTokenSeconds }));
}
