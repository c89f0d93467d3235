import type { Root } from 'react-dom/client';
import { lendAccessToken } from '../api/client';
import { enter } from '../features/sign-in';
import { rememberRedirectPath } from '../session/redirect-path';
import { accessToken, isRecovering, isSignedIn, listenToSession } from '../session/session';
import type { DocumentPage } from '../site/page';
import { paths } from '../site/paths';
import { signInPath } from '../site/sign-in-path';
import type { NotFound, Verdict } from './navigation/verdict';
import { verdictOn } from './navigation/verdict-on';

/** Nobody who is signed in is asked to sign in. */
const signInPages: readonly string[] = [paths.login, paths.schoolLogin, paths.simpleLogin];

function follow({ to, remember }: Extract<Verdict, { kind: 'redirect' }>): void {
  if (remember) rememberRedirectPath(remember);
  window.location.replace(to);
}

async function showError(root: Root, page: NotFound): Promise<void> {
  const { ErrorScreen } = await import('./error-screen');
  root.render(<ErrorScreen status={404} {...page} />);
}

/** Whether the page is to sign in and there is no more to say: a failed check of the account stays to be read. */
function leadsOn({ pathname, search }: Location): boolean {
  const isToldWhy = new URLSearchParams(search).has('error');
  return signInPages.includes(pathname) && !isToldWhy && (isSignedIn() || isRecovering());
}

function listen({ pathname }: Location): void {
  listenToSession({
    onEnd: () => undefined,
    onNavigate: (path) => window.location.assign(path),
    // A link that was pressed in another tab.
    onStart: () => signInPages.includes(pathname) && enter(),
    // What the link of a mail carried is spent: there is nothing to load again.
    onOtherPerson: () =>
      pathname === paths.signInConfirmation
        ? window.location.replace(signInPath())
        : window.location.reload(),
  });
}

/** After the page stands: nobody waits for it to sign in. A form on its way is busy, and what was typed is an edit. */
async function watchBuilds(): Promise<void> {
  const watching = await import('./builds/watch-builds').catch(() => undefined);
  watching?.watchBuilds(() => document.querySelector('[aria-busy="true"]') !== null);
}

/** The auth pages are documents without the router: half the script, on a network where that counts. They pass the
 * same checks. */
export async function startAuthDocument(root: Root, page: DocumentPage): Promise<void> {
  lendAccessToken(accessToken);
  listen(window.location);
  const screen = page.load();
  const verdict = await verdictOn(window.location.href, page);
  const Screen = await screen;
  if (verdict.kind === 'redirect') follow(verdict);
  else if (verdict.kind === 'not-found') await showError(root, verdict.notFound);
  else if (leadsOn(window.location)) enter();
  else root.render(<Screen />);
  void watchBuilds();
}
