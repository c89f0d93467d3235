import { useMutation } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { staffErrorMessage } from '../../../api/staff-error-messages';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';

/** The link lasts a minute, so it is asked for when it is needed. */
export function EvidenceButton({ code, evidenceId }: { code: string; evidenceId: string }) {
  const opening = useMutation({
    mutationFn: () =>
      unwrap(
        api.GET('/api/operations/finance/schools/{code}/evidence/{id}', {
          params: { path: { code, id: evidenceId } },
        }),
      ),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => void showToast({ type: 'error', message: staffErrorMessage(error) }),
  });
  return (
    <Button
      size="small"
      variant="quiet"
      icon="file"
      busy={opening.isPending}
      onClick={() => opening.mutate()}
    >
      Bukti
    </Button>
  );
}
