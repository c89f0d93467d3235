import { unreachable } from './unreachable';

/** What the hosted backend, or the library that asks it, tells of a refusal. */
export type Refusal = { code?: string; status?: number; reasons?: readonly string[] };

const unexpected = 'Tidak berjaya buat masa ini. Sila cuba lagi sebentar nanti.';
const tooMany = 'Terlalu banyak cubaan. Sila tunggu beberapa minit dan cuba lagi.';
const sessionEnded = 'Sesi anda telah tamat. Sila log masuk semula.';
const linkSpent = 'Pautan ini telah digunakan atau telah tamat tempoh. Sila minta pautan baharu.';
const otherBrowser =
  'Pautan ini perlu dibuka dalam pelayar yang memintanya. Sila buka di sana, atau minta pautan baharu di sini.';
const notOffered = 'Cara ini tidak ditawarkan buat masa ini. Sila pilih cara lain.';
const googleFailed = 'Log masuk dengan Google tidak selesai. Sila cuba lagi atau pilih cara lain.';
const codeSpent =
  'Kod atau pautan ini tidak tepat, telah digunakan atau telah tamat tempoh. Sila minta yang baharu.';
const wrongCode = 'Kod tidak tepat. Sila masukkan kod terbaharu.';
const codeWanted = 'Sila masukkan kod yang dihantar ke e-mel anda.';
const addressTaken = 'E-mel ini sudah digunakan oleh akaun lain.';

/** What a person reads for each code of the hosted backend. The same words for addresses that are known and not. */
const messages: Record<string, string> = {
  invalid_credentials: 'E-mel atau kata laluan tidak tepat. Sila cuba lagi.',
  email_not_confirmed: 'E-mel ini belum disahkan. Sila buka pautan dalam e-mel pengesahan.',
  phone_not_confirmed: 'Nombor telefon ini belum disahkan. Sila log masuk dengan e-mel.',
  user_banned: 'Akaun ini telah dihentikan. Sila hubungi pentadbir sekolah.',
  user_not_found: sessionEnded,
  validation_failed: 'Ada maklumat yang belum lengkap atau tidak sah. Sila semak dan cuba lagi.',
  email_address_invalid: 'Sila semak e-mel anda, contohnya nama@sekolah.edu.my.',
  request_too_large: 'Maklumat ini terlalu panjang. Sila pendekkan dan cuba lagi.',

  over_request_rate_limit: tooMany,
  over_email_send_rate_limit: 'E-mel baru sahaja dihantar. Sila tunggu seminit sebelum meminta yang baharu.',
  over_sms_send_rate_limit: 'Kod baru sahaja dihantar. Sila tunggu seminit sebelum meminta yang baharu.',

  otp_expired: codeSpent,
  flow_state_not_found: linkSpent,
  flow_state_expired: linkSpent,
  bad_code_verifier: otherBrowser,
  pkce_code_verifier_not_found: otherBrowser,
  phone_provider_disabled: 'Nombor ini tidak dapat menerima kod. Sila log masuk dengan e-mel.',
  sms_send_failed:
    'Kod tidak dapat dihantar ke nombor ini. Sila semak nombornya atau log masuk dengan e-mel.',
  signup_disabled: 'Akaun ini belum berdaftar. Sila minta jemputan daripada pentadbir sekolah.',

  weak_password: 'Kata laluan ini terlalu lemah. Sila pilih yang lebih panjang.',
  same_password: 'Kata laluan baharu mesti berbeza daripada yang lama.',
  reauthentication_needed: codeWanted,
  reauthentication_not_valid: codeSpent,
  reauth_nonce_missing: codeWanted,

  session_not_found: sessionEnded,
  session_expired: sessionEnded,
  refresh_token_not_found: sessionEnded,
  refresh_token_already_used: sessionEnded,
  bad_jwt: sessionEnded,
  no_authorization: sessionEnded,

  mfa_verification_failed: wrongCode,
  mfa_verification_rejected: wrongCode,
  mfa_challenge_expired: codeSpent,
  mfa_ip_address_mismatch: 'Sambungan internet anda bertukar semasa pengesahan. Sila cuba lagi.',
  mfa_factor_not_found: 'Langkah kedua ini telah dibuang. Sila log masuk semula.',
  mfa_factor_name_conflict: 'Nama ini sudah digunakan. Sila pilih nama lain.',
  mfa_verified_factor_exists: 'Nombor telefon ini sudah menjadi langkah kedua anda.',
  too_many_enrolled_mfa_factors: 'Bilangan langkah kedua telah penuh. Sila buang satu dahulu.',
  webauthn_challenge_expired: codeSpent,
  insufficient_aal: 'Sila sahkan langkah kedua dahulu.',

  email_exists: addressTaken,
  user_already_exists: addressTaken,
  phone_exists: 'Nombor telefon ini sudah digunakan oleh akaun lain.',
  conflict: 'Perubahan lain sedang disimpan. Sila cuba lagi.',

  bad_oauth_state: googleFailed,
  bad_oauth_callback: googleFailed,
  unexpected_audience: googleFailed,
  provider_email_needs_verification:
    'E-mel akaun Google ini belum disahkan. Sila sahkan di Google dahulu, atau log masuk dengan kata laluan.',

  // Our own.
  cookies_refused: 'Sila benarkan kuki bagi laman ini dalam tetapan pelayar, kemudian muat semula halaman.',
  oauth_refused: 'Anda membatalkan log masuk dengan Google. Sila cuba lagi atau pilih cara lain.',
  link_missing: 'Halaman ini dibuka oleh pautan log masuk. Sila log masuk seperti biasa.',
  recovery_link_missing: 'Halaman ini dibuka oleh pautan dalam e-mel pemulihan. Sila minta e-mel itu dahulu.',

  bad_json: unexpected,
  not_admin: unexpected,
  not_found: unexpected,
  unexpected_failure: unexpected,
  request_timeout: unexpected,
};

const weaknesses: Record<string, string> = {
  length: 'Kata laluan ini terlalu pendek. Sila panjangkan, contohnya dengan beberapa perkataan.',
  characters: 'Sila campurkan huruf besar, huruf kecil, angka dan simbol.',
  pwned: 'Kata laluan ini pernah bocor di laman lain. Sila pilih yang lain.',
};

const isNotOffered = (code: string) => /_(?:disabled|not_enabled|not_supported)$/.test(code);

export function hasAuthMessage(code: string): boolean {
  return code in messages || isNotOffered(code);
}

export function authErrorMessage({ code = '', status, reasons = [] }: Refusal): string {
  if (status === 0) return unreachable;
  const weak = reasons.map((reason) => weaknesses[reason]).filter(Boolean);
  if (weak.length > 0) return weak.join(' ');
  return messages[code] ?? (isNotOffered(code) ? notOffered : status === 429 ? tooMany : unexpected);
}
