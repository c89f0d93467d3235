import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { isRecovering, isSignedIn, restoreSession } from '../../session/session';
import { appConfig } from '../../site/config';
import { currentHost } from '../../site/host';
import { isOffline } from '../../site/offline';
import type { RouteRules } from '../../site/route-description';
import { tabStorage } from '../../site/safe-storage';
import { routeRedirects } from '../builds/route-redirects';
import type { NavigationInput } from './navigation-input';
import { schoolExists } from './school-existence';

async function askExistence(code: string, isAuthPage: boolean): Promise<boolean> {
  // The document was served for a school that there is, and names it.
  if (isOffline() && appConfig().schoolName !== undefined) return true;
  // Whoever belongs to it was asked about it with the first request.
  if (!isAuthPage && isSignedIn() && (await ownRoles().catch(() => undefined))) return true;
  const { exists } = await unwrap(api.POST('/api/schools/exists', { body: { code } }));
  return exists;
}

async function askAdminAccess(schoolCode: string): Promise<boolean> {
  const { hasAccess } = await unwrap(
    api.POST('/api/schools/validate-admin-access', { body: { schoolCode } }),
  );
  return hasAccess;
}

async function askStaff(signal: AbortSignal): Promise<boolean> {
  const { response } = await api.GET('/api/operations/me', { signal });
  return response.ok;
}

type SchoolAnswers = typeof import('./school-answers').schoolAnswers;

let answers: () => Promise<SchoolAnswers> = async () => (await import('./school-answers')).schoolAnswers;

/** By the application, which holds them: no file of their own is fetched. */
export function lendSchoolAnswers(own: SchoolAnswers): void {
  answers = async () => own;
}

const ownRoles = async () => (await answers()).roles();

const askSubscription = async (schoolCode: string) => (await answers()).subscription(schoolCode);

/** What the checks may ask, from the browser as it stands. */
export async function gatherInput(url: URL, route: RouteRules): Promise<NavigationInput> {
  // On its way while the session is read.
  void routeRedirects();
  await restoreSession();
  const isAuthPage = url.pathname.startsWith('/auth/');
  return {
    url,
    route,
    host: currentHost(),
    config: appConfig(),
    isSignedIn: isSignedIn(),
    isRecovering: isRecovering(),
    schoolExists: (schoolCode) =>
      schoolExists({
        schoolCode,
        isAuthPage,
        now: Date.now(),
        cache: tabStorage,
        ask: (code) => askExistence(code, isAuthPage),
      }),
    hasAdminAccess: (schoolCode) => askAdminAccess(schoolCode).catch(() => false),
    userSchools: (signal) => unwrap(api.GET('/api/schools/user-schools', { signal })),
    isStaff: askStaff,
    roles: () => ownRoles().catch(() => undefined),
    subscription: { current: askSubscription },
    redirects: routeRedirects,
  };
}
