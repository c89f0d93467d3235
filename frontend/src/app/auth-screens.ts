import type { ComponentType } from 'react';
import { SignInScreen } from '../features/sign-in';
import { paths } from '../site/paths';

const registration = async () =>
  (await import('../features/registration/registration-screen')).RegistrationScreen;
const callback = async () => (await import('../features/sign-in/arrival/callback-screen')).CallbackScreen;

async function mainSignIn(): Promise<ComponentType> {
  const isRecovery = new URLSearchParams(window.location.search).has('recovery');
  return isRecovery
    ? (await import('../features/sign-in/recovery/recovery-request')).RecoveryRequest
    : SignInScreen;
}

/** What each auth document shows. Signing in comes with the document, the rest when it is opened. */
export const authScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [paths.login]: mainSignIn,
  [paths.schoolLogin]: async () => SignInScreen,
  [paths.simpleLogin]: async () =>
    (await import('../features/sign-in/sign-in/simple-sign-in-screen')).SimpleSignInScreen,
  [paths.forgottenPassword]: async () =>
    (await import('../features/sign-in/recovery/recovery-request')).RecoveryRequest,
  [paths.passwordReset]: async () => (await import('../features/sign-in/recovery/reset-screen')).ResetScreen,
  [paths.signInConfirmation]: async () =>
    (await import('../features/sign-in/arrival/confirm-screen')).ConfirmScreen,
  [paths.signInCallback]: callback,
  [paths.oauthCallback]: callback,
  [paths.invitation]: async () =>
    (await import('../features/sign-in/joining/invitation-screen')).InvitationScreen,
  [paths.handOver]: async () =>
    (await import('../features/sign-in/hand-over/hand-over-screen')).HandOverScreen,
  [paths.handOverIssue]: async () =>
    (await import('../features/sign-in/hand-over/hand-over-issue-screen')).HandOverIssueScreen,
  [paths.schoolChoice]: async () =>
    (await import('../features/sign-in/hand-over/school-choice-screen')).SchoolChoiceScreen,
  [paths.registration]: registration,
  [paths.registrationDetails]: registration,
  [paths.teacherLimit]: async () =>
    (await import('../features/sign-in/joining/teacher-limit-screen')).TeacherLimitScreen,
};
