import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../ui/toast';
import { claimsQuery } from '../queries';
import type { ClaimFields } from './claim';
import type { Evidence } from './evidence';
import { sendClaim } from './send-claim';
import type { UploadProgress } from './upload-evidence';

/** Sending of one claim; a new try goes on where the last one stopped, `stop` leaves what is on its way. */
export function useSending(schoolCode: string, onSent: () => void) {
  const queries = useQueryClient();
  const [begun] = useState(() => new Map<File, Evidence>());
  const [stopper] = useState(() => new AbortController());
  const [progress, setProgress] = useState<UploadProgress>();
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: (fields: ClaimFields) =>
      sendClaim(schoolCode, fields, { begun, onProgress: setProgress, signal: stopper.signal }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: claimsQuery(schoolCode).queryKey });
      void showToast({
        type: 'success',
        message: 'Bukti bayaran dihantar. Pasukan kewangan akan menyemaknya.',
      });
      onSent();
    },
  });
  return { ...sending, progress: sending.isPending ? progress : undefined, stop: () => stopper.abort() };
}
