import { administers } from '../../school/roles';
import { paths } from '../../site/paths';
import { timeLimit } from './login-validation';
import type { Check, NavigationInput } from './navigation-input';
import { toSignIn } from './to-sign-in';
import { allow, notFound, pageNotFound, redirectTo, type Verdict } from './verdict';

/** Opened by links in mails; people of the main domain receive them too. */
const mailLinks: readonly string[] = [paths.passwordReset, paths.signInConfirmation, paths.signInCallback];

/** The school in an address of the management area. */
const managed = /^\/school-management\/([^/]+)\//;

/** What a link carries, or the hosted backend's answer to one that failed or was the first of two. */
const carried = ['code', 'token', 'token_hash', 'error_code', 'message'];

function carriesCredentials({ url, isRecovering }: NavigationInput): boolean {
  const hash = new URLSearchParams(url.hash.slice(1));
  return isRecovering || carried.some((name) => url.searchParams.has(name)) || hash.has('access_token');
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
  return input.route.host === 'main' ? pageNotFound(input.url) : allow;
}

async function mayAdminister(input: NavigationInput): Promise<boolean> {
  if (!input.isSignedIn) return false;
  const schoolCode = managed.exec(input.url.pathname)?.[1];
  return schoolCode ? input.hasAdminAccess(schoolCode) : administersAny(input);
}

/** For pages of the area whose address names no school. */
async function administersAny({ userSchools }: NavigationInput): Promise<boolean> {
  const { schools } = await userSchools(AbortSignal.timeout(timeLimit)).catch(() => ({ schools: [] }));
  return schools.some(administers);
}

function toLogin(input: NavigationInput): Verdict {
  return input.isSignedIn ? redirectTo(`${paths.login}?error=not-school-admin`) : toSignIn(input);
}

async function onMainDomain(input: NavigationInput): Promise<Verdict> {
  const { pathname } = input.url;
  if (pathname === paths.root) return redirectTo(paths.landing);
  if (input.route.access === 'management') {
    return (await mayAdminister(input)) ? allow : toLogin(input);
  }
  if (input.route.host !== 'school') return allow;
  return mailLinks.includes(pathname) && carriesCredentials(input) ? allow : redirectTo(paths.root);
}

export const hostRules: Check = (input) => {
  if (input.host.kind === 'foreign') return pageNotFound(input.url);
  return input.host.kind === 'school' ? onSchoolHost(input, input.host.schoolCode) : onMainDomain(input);
};
