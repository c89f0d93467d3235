import { paths } from './paths';

/** Documents of their own, without the router: signing in and what belongs to it. */
export const authPages: readonly string[] = [
  paths.login,
  paths.schoolLogin,
  paths.simpleLogin,
  paths.forgottenPassword,
  paths.passwordReset,
  paths.signInConfirmation,
  paths.signInCallback,
  paths.oauthCallback,
  paths.invitation,
  paths.handOver,
  paths.handOverIssue,
  paths.schoolChoice,
  paths.teacherLimit,
  paths.registration,
  paths.registrationDetails,
];

export function isAuthPage(path: string): boolean {
  return authPages.includes(path);
}

/** Plain HTML, made by the build. */
export const publicPages: readonly string[] = [
  paths.landing,
  paths.otherLanding,
  paths.pricing,
  paths.terms,
  paths.privacy,
  paths.curriculum,
];

/** Pages to which the checks send somebody by loading them; links of the application open a public page inside it. */
export function isDocument(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return publicPages.includes(path) || isAuthPage(path);
}
