import { matchPath } from 'react-router';
import { paths, patterns } from '../paths';
import type { Check, NavigationInput } from './navigation-input';
import { allow, notFound, redirectTo, type Verdict } from './verdict';

/** Opened by links in mails; people of the main domain receive them too. */
const mailLinks: readonly string[] = [paths.passwordReset, paths.signInConfirmation, paths.signInCallback];

function carriesCredentials({ url, isRecovering }: NavigationInput): boolean {
  const hash = new URLSearchParams(url.hash.slice(1));
  return (
    isRecovering ||
    ['code', 'token', 'token_hash'].some((name) => url.searchParams.has(name)) ||
    hash.has('access_token')
  );
}

function schoolNotFound(code: string): Verdict {
  return notFound({
    title: 'School Not Found',
    message: `School "${code}" does not exist.`,
    suggestion: 'Please check the school code or contact support.',
  });
}

async function onSchoolHost(input: NavigationInput, schoolCode: string): Promise<Verdict> {
  if (!(await input.schoolExists(schoolCode))) return schoolNotFound(schoolCode);
  if (input.url.pathname === paths.root) {
    return redirectTo(input.isSignedIn ? paths.dashboard : paths.schoolLogin);
  }
  if (input.url.pathname === paths.login) return redirectTo(paths.schoolLogin);
  return input.route.host === 'main' ? redirectTo(paths.root) : allow;
}

async function mayAdminister(input: NavigationInput): Promise<boolean> {
  const schoolCode = matchPath(patterns.billing, input.url.pathname)?.params.schoolCode;
  if (!input.isSignedIn || !schoolCode) return false;
  return input.hasAdminAccess(schoolCode);
}

async function onMainDomain(input: NavigationInput): Promise<Verdict> {
  const { pathname } = input.url;
  if (pathname === paths.root) return redirectTo(paths.landing);
  if (input.route.access === 'management') {
    return (await mayAdminister(input))
      ? allow
      : redirectTo(paths.login, { remember: pathname + input.url.search });
  }
  if (input.route.host !== 'school') return allow;
  return mailLinks.includes(pathname) && carriesCredentials(input) ? allow : redirectTo(paths.root);
}

export const hostRules: Check = (input) =>
  input.host.kind === 'school' ? onSchoolHost(input, input.host.schoolCode) : onMainDomain(input);
