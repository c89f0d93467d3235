import { useMutation } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { staffErrorMessage } from '../../../api/staff-error-messages';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';

/** The dashboard of single jobs is a page of its own, for which a short session is opened first. */
export function QueueBoardButton() {
  const opening = useMutation({
    mutationFn: () => unwrap(api.POST('/api/operations/queue-board-sessions')),
    onSuccess: () => window.location.assign(`${paths.queueBoard}/`),
    onError: (failure) => void showToast({ type: 'error', message: staffErrorMessage(failure) }),
  });
  return (
    <Button
      variant="secondary"
      icon="external"
      busy={opening.isPending || opening.isSuccess}
      onClick={() => opening.mutate()}
    >
      Papan giliran
    </Button>
  );
}
