import { type LoginError, loginErrors } from '../../site/login-errors';

const messages: Record<LoginError, string> = {
  'session-invalid': 'Sesi anda tidak sah atau telah tamat. Sila log masuk semula.',
  'not-school-admin':
    'Akaun ini bukan pentadbir sekolah. Guru dan penyelia boleh terus ke sekolah masing-masing.',
  'validation-timeout': 'Semakan akaun mengambil masa terlalu lama. Sila cuba lagi.',
  'validation-failed': 'Akaun anda tidak dapat disemak buat masa ini. Sila cuba lagi.',
};

/** For the `error` in the address; anything unknown there says nothing. */
export function validationMessage(error: string | null): string | undefined {
  const known = loginErrors.find((candidate) => candidate === error);
  return known && messages[known];
}
