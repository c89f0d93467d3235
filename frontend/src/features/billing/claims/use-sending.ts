import { useState } from 'react';
import type { UploadProgress } from '../../../forms/uploads/upload-file';
import { useChange } from '../../../queries/use-change';
import type { ClaimFields } from './claim';
import type { Evidence } from './evidence';
import { sendClaim } from './send-claim';

/** Sending of one claim; a new try goes on where the last one stopped, `stop` leaves what is on its way. */
export function useSending(schoolCode: string) {
  const [begun] = useState(() => new Map<File, Evidence>());
  const [stopper] = useState(() => new AbortController());
  const [progress, setProgress] = useState<UploadProgress>();
  const { send, isBusy } = useChange(
    (fields: ClaimFields) =>
      sendClaim(schoolCode, fields, { begun, onProgress: setProgress, signal: stopper.signal }),
    {
      done: 'Bukti bayaran dihantar. Pasukan kewangan akan menyemaknya.',
      changes: ['billing'],
    },
  );
  return { send, progress: isBusy ? progress : undefined, stop: () => stopper.abort() };
}
