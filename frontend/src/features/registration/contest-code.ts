import { ApiError, unwrap } from '../../api/api-error';
import { contestCodeBounds } from '../../api/bounds/contest-code';
import { api } from '../../api/client';
import type { FormProblem } from '../../forms/form-problem';
import type { Draft } from './draft';

const leastReason = contestCodeBounds.reason.minLength;

/** As the Ministry gives them; a short name belongs to whoever took it first. */
export function isOfficialCode(code: string): boolean {
  return /^[a-z]{3}[a-z0-9]\d{3}$/i.test(code);
}

export function contestErrors({ displayName, contact, reason }: Draft): FormProblem[] {
  const checks: readonly [string, boolean, string][] = [
    ['displayName', displayName.trim().length > 0, 'Sila isi nama penuh anda.'],
    [
      'contact',
      contact.trim().length >= contestCodeBounds.contact.minLength,
      'Sila isi jawatan dan nombor telefon anda.',
    ],
    [
      'reason',
      reason.trim().length >= leastReason,
      `Sila tulis sebabnya, sekurang-kurangnya ${leastReason} aksara.`,
    ],
  ];
  return checks.filter(([, isGood]) => !isGood).map(([field, , message]) => ({ field, message }));
}

export function contestCode({ contesting: code, displayName, contact, reason }: Draft): Promise<unknown> {
  const body = {
    code,
    name: displayName.trim(),
    contact: contact.trim(),
    reason: reason.trim(),
  };
  return unwrap(api.POST('/api/schools/contests', { body }));
}

const refusals: Partial<Record<string, string>> = {
  CONTEST_OPEN: 'Bantahan anda terhadap kod ini sudah kami terima. Jawapannya dihantar melalui e-mel.',
  ALREADY_A_MEMBER: 'Anda sudah menjadi ahli sekolah ini. Sila log masuk untuk membukanya.',
  SCHOOL_NOT_FOUND: 'Kod ini sudah bebas. Sila teruskan pendaftaran.',
  RATE_LIMITED: 'Anda sudah membantah tiga kod hari ini. Sila cuba lagi esok.',
};

/** Undefined where every form has words for it. */
export function contestRefusal(failure: unknown): FormProblem[] | undefined {
  const message = failure instanceof ApiError ? refusals[failure.code] : undefined;
  return message ? [{ message }] : undefined;
}
