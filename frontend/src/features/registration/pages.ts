import type { DocumentPage } from '../../site/page';
import { paths } from '../../site/paths';

const registration = {
  title: 'Daftar sekolah anda',
  host: 'main',
  access: 'public',
  load: async () => (await import('./registration-screen')).RegistrationScreen,
} satisfies Partial<DocumentPage>;

export const registrationPages: readonly DocumentPage[] = [
  { ...registration, path: paths.registration, words: 'baharu cuba' },
  { ...registration, path: paths.registrationDetails },
];
