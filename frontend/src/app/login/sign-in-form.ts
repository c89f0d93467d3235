import type { FormError } from '../../ui/form-summary';
import { type LoginError, loginErrors } from '../navigation/login-validation';

export const fieldIds = { email: 'email', password: 'password' } as const;

export type Credentials = { email: string; password: string };

const address = /^[^\s@]+@[^\s@]+$/;

export function credentialErrors({ email, password }: Credentials): FormError[] {
  const errors: FormError[] = [];
  if (!email) errors.push({ fieldId: fieldIds.email, message: 'Sila isi e-mel anda.' });
  else if (!address.test(email)) {
    errors.push({
      fieldId: fieldIds.email,
      message: 'Sila semak e-mel anda, contohnya nama@sekolah.edu.my.',
    });
  }
  if (!password) errors.push({ fieldId: fieldIds.password, message: 'Sila isi kata laluan anda.' });
  return errors;
}

/** What the auth library tells of a refusal. */
export type Refusal = { code?: string; status?: number };

const refusals: Record<string, string> = {
  invalid_credentials: 'E-mel atau kata laluan tidak tepat. Sila cuba lagi.',
  email_not_confirmed: 'E-mel ini belum disahkan. Sila buka pautan dalam e-mel pengesahan.',
  user_banned: 'Akaun ini telah dihentikan. Sila hubungi pentadbir sekolah.',
  over_request_rate_limit: 'Terlalu banyak percubaan. Sila tunggu beberapa minit dan cuba lagi.',
};

const unreachable =
  'Tiada sambungan ke pelayan. E-mel anda kekal di sini; sila cuba lagi apabila internet pulih.';
const unexpected = 'Log masuk tidak berjaya buat masa ini. Sila cuba lagi sebentar nanti.';

export function refusalMessage({ code, status }: Refusal): string {
  if (status === 0) return unreachable;
  if (status === 429) return refusals.over_request_rate_limit ?? unexpected;
  return refusals[code ?? ''] ?? unexpected;
}

/** Wrong credentials are told at the password too: the e-mail is seldom the one that is mistyped. */
export function refusalError(refusal: Refusal): FormError {
  const fieldId = refusal.code === 'invalid_credentials' ? fieldIds.password : undefined;
  return { fieldId, message: refusalMessage(refusal) };
}

const validationMessages: Record<LoginError, string> = {
  'session-invalid': 'Sesi anda tidak sah atau telah tamat. Sila log masuk semula.',
  'not-school-admin':
    'Akaun ini bukan pentadbir sekolah. Guru dan penyelia log masuk di alamat sekolah masing-masing.',
  'validation-timeout': 'Semakan akaun mengambil masa terlalu lama. Sila cuba lagi.',
  'validation-failed': 'Akaun anda tidak dapat disemak buat masa ini. Sila cuba lagi.',
};

/** For the `error` in the address; anything unknown there says nothing. */
export function validationMessage(error: string | null): string | undefined {
  const known = loginErrors.find((candidate) => candidate === error);
  return known && validationMessages[known];
}
