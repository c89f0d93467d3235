import { queryOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { errorMessage } from '../../api/error-messages';
import { supportEmail } from '../../site/support-email';

const member = (userId: string) => ({ params: { path: { userId } } });

export function secondFactorQuery(userId: string) {
  return queryOptions({
    queryKey: ['people', 'second-factor', userId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/members/{userId}/second-factor', { ...member(userId), signal })),
    select: ({ isSetUp }) => isSetUp,
  });
}

export const removeSecondFactor = (userId: string, reason: string) =>
  unwrap(api.POST('/api/members/{userId}/second-factor/removal', { ...member(userId), body: { reason } }));

const refusals: Partial<Record<string, string>> = {
  SECOND_FACTOR_ELSEWHERE: `Orang ini juga ahli sekolah yang tidak anda urus. Sila minta beliau menghubungi ${supportEmail}.`,
  SECOND_FACTOR_OF_STAFF: `Orang ini kakitangan platform. Hanya pengendali platform boleh membuang langkah kedua ini: ${supportEmail}.`,
  NO_SECOND_FACTOR: 'Langkah kedua orang ini sudah tiada.',
};

export function secondFactorRefusal(failure: unknown): string {
  return (failure instanceof ApiError && refusals[failure.code]) || errorMessage(failure);
}
