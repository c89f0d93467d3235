import { paths } from '../site/paths';
import type { RouteDescription } from '../site/route-description';

/** Of the auth documents, which know no other. */
export const authRoutes: Readonly<Record<string, RouteDescription>> = {
  [paths.login]: { title: 'Log masuk', host: 'main', access: 'public' },
  [paths.schoolLogin]: { title: 'Log masuk', host: 'school', access: 'public' },
  [paths.simpleLogin]: { title: 'Log masuk ringkas', host: 'school', access: 'public' },
  [paths.forgottenPassword]: { title: 'Lupa kata laluan', host: 'school', access: 'public' },
  [paths.passwordReset]: { title: 'Kata laluan baharu', host: 'school', access: 'public' },
  [paths.signInConfirmation]: { title: 'Pengesahan', host: 'school', access: 'public' },
  [paths.signInCallback]: { title: 'Log masuk', host: 'school', access: 'public' },
  [paths.oauthCallback]: { title: 'Log masuk', host: 'school', access: 'public' },
  [paths.invitation]: { title: 'Sertai sekolah', host: 'school', access: 'public' },
  [paths.handOver]: { title: 'Masuk dari laman utama', host: 'school', access: 'public' },
  [paths.handOverIssue]: { title: 'Masuk ke sekolah', host: 'main', access: 'auth' },
  [paths.schoolChoice]: { title: 'Pilih sekolah', host: 'main', access: 'auth' },
  [paths.registration]: { title: 'Daftar sekolah anda', host: 'main', access: 'public' },
  [paths.registrationDetails]: { title: 'Daftar sekolah anda', host: 'main', access: 'public' },
  [paths.teacherLimit]: { title: 'Had guru dicapai', host: 'school', access: 'public' },
};
