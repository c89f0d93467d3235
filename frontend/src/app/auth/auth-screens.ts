import type { ComponentType } from 'react';
import { paths } from '../../site/paths';
import { SignInScreen } from './sign-in/sign-in-screen';

const registration = async () => (await import('../registration/registration-screen')).RegistrationScreen;
const callback = async () => (await import('./arrival/callback-screen')).CallbackScreen;

async function mainSignIn(): Promise<ComponentType> {
  const isRecovery = new URLSearchParams(window.location.search).has('recovery');
  return isRecovery ? (await import('./recovery/recovery-request')).RecoveryRequest : SignInScreen;
}

/** What each auth document shows. Signing in comes with the document, the rest when it is opened. */
export const authScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [paths.login]: mainSignIn,
  [paths.schoolLogin]: async () => SignInScreen,
  [paths.simpleLogin]: async () => (await import('./sign-in/simple-sign-in-screen')).SimpleSignInScreen,
  [paths.forgottenPassword]: async () => (await import('./recovery/recovery-request')).RecoveryRequest,
  [paths.passwordReset]: async () => (await import('./recovery/reset-screen')).ResetScreen,
  [paths.signInConfirmation]: async () => (await import('./arrival/confirm-screen')).ConfirmScreen,
  [paths.signInCallback]: callback,
  [paths.oauthCallback]: callback,
  [paths.invitation]: async () => (await import('./joining/invitation-screen')).InvitationScreen,
  [paths.handOver]: async () => (await import('./hand-over/hand-over-screen')).HandOverScreen,
  [paths.handOverIssue]: async () => (await import('./hand-over/hand-over-issue-screen')).HandOverIssueScreen,
  [paths.schoolChoice]: async () => (await import('./hand-over/school-choice-screen')).SchoolChoiceScreen,
  [paths.registration]: registration,
  [paths.registrationDetails]: registration,
  [paths.teacherLimit]: async () => (await import('./joining/teacher-limit-screen')).TeacherLimitScreen,
};
