import type { ComponentType } from 'react';
import type { DocumentPage } from '../../site/page';
import { paths } from '../../site/paths';

const signIn = async () => (await import('./sign-in/sign-in-screen')).SignInScreen;
const callback = async () => (await import('./arrival/callback-screen')).CallbackScreen;
const recovery = async () => (await import('./recovery/recovery-request')).RecoveryRequest;

function signInOnMainDomain(): Promise<ComponentType> {
  return new URLSearchParams(window.location.search).has('recovery') ? recovery() : signIn();
}

const onSchool = { host: 'school', access: 'public' } satisfies Partial<DocumentPage>;
const onMainDomain = { host: 'main', access: 'auth' } satisfies Partial<DocumentPage>;

export const signInPages: readonly DocumentPage[] = [
  { path: paths.login, title: 'Log masuk', host: 'main', access: 'public', load: signInOnMainDomain },
  { ...onSchool, path: paths.schoolLogin, title: 'Log masuk', load: signIn },
  {
    ...onSchool,
    path: paths.simpleLogin,
    title: 'Log masuk ringkas',
    load: async () => (await import('./sign-in/simple-sign-in-screen')).SimpleSignInScreen,
  },
  { ...onSchool, path: paths.forgottenPassword, title: 'Lupa kata laluan', load: recovery },
  {
    ...onSchool,
    path: paths.passwordReset,
    title: 'Kata laluan baharu',
    load: async () => (await import('./recovery/reset-screen')).ResetScreen,
  },
  {
    ...onSchool,
    path: paths.signInConfirmation,
    title: 'Pengesahan',
    load: async () => (await import('./arrival/confirm-screen')).ConfirmScreen,
  },
  { ...onSchool, path: paths.signInCallback, title: 'Log masuk', load: callback },
  { ...onSchool, path: paths.oauthCallback, title: 'Log masuk', load: callback },
  {
    ...onSchool,
    path: paths.invitation,
    title: 'Sertai sekolah',
    load: async () => (await import('./joining/invitation-screen')).InvitationScreen,
  },
  {
    ...onSchool,
    path: paths.handOver,
    title: 'Masuk dari laman utama',
    load: async () => (await import('./hand-over/hand-over-screen')).HandOverScreen,
  },
  {
    ...onMainDomain,
    path: paths.handOverIssue,
    title: 'Masuk ke sekolah',
    load: async () => (await import('./hand-over/hand-over-issue-screen')).HandOverIssueScreen,
  },
  {
    ...onMainDomain,
    path: paths.schoolChoice,
    title: 'Pilih sekolah',
    load: async () => (await import('./hand-over/school-choice-screen')).SchoolChoiceScreen,
  },
  {
    ...onSchool,
    path: paths.teacherLimit,
    title: 'Had guru dicapai',
    load: async () => (await import('./joining/teacher-limit-screen')).TeacherLimitScreen,
  },
];
