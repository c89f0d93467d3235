import type { AuthContext } from '../auth-context.ts';
import { linkMail } from '../mail/one-time-mail.ts';
import { type IssuedLink, issueLink, type LinkRequest } from './issue-link.ts';

/** The mail goes out once the token is stored. */
export async function mailLink(context: AuthContext, request: LinkRequest, now: Date): Promise<void> {
  const { database, mailer, config } = context;
  const issued = await database
    .transaction()
    .execute((transaction) => issueLink(context, transaction, request, now));
  const { kind, to, redirectTo } = request;
  const { code } = issued;
  const link = pageLink(config.mailLinkPath, redirectTo, issued) ?? issued.link;
  const { oneTimeTokenSeconds: linkSeconds, oneTimeCodeSeconds: codeSeconds } = config;
  await mailer.send(linkMail({ kind, to, link, code, linkSeconds, codeSeconds }));
}

/** On the host that asked. An address that is no page, an application's own for one, keeps the link that redirects. */
function pageLink(
  path: string | undefined,
  redirectTo: string,
  { linkToken, verification }: IssuedLink,
): string | undefined {
  if (!path || !/^https?:/.test(redirectTo)) return undefined;
  const page = new URL(path, redirectTo);
  page.search = new URLSearchParams({ token_hash: linkToken, type: verification }).toString();
  return page.href;
}
