import { ApiError } from '../../../api/api-error';
import { acceptInvitationBounds } from '../../../api/bounds/accept-invitation';
import type { FormProblem } from '../../../forms/form-problem';
import { useForm } from '../../../forms/use-form';
import { paths } from '../../../site/paths';
import { joiningRefusal } from './joining-errors';

type Joining<Values> = {
  begun: Values;
  check: (values: Values) => FormProblem[];
  join: (values: Values) => Promise<unknown>;
  onJoined: (values: Values) => void;
  /** The link is no longer what the page says. */
  onSpent: () => void;
};

const spent = ['INVITATION_EXPIRED', 'INVITATION_REVOKED', 'INVITATION_USED', 'NOT_FOUND'];

export function useJoining<Values extends object>({
  begun,
  check,
  join,
  onJoined,
  onSpent,
}: Joining<Values>) {
  return useForm({
    bounds: acceptInvitationBounds,
    begun,
    isProof: true,
    check,
    send: join,
    onSent: (_reply, values) => onJoined(values),
    refused(failure) {
      const code = failure instanceof ApiError ? failure.code : '';
      if (code === 'TEACHER_LIMIT_REACHED') window.location.assign(paths.teacherLimit);
      if (spent.includes(code)) onSpent();
      return joiningRefusal(failure);
    },
  });
}
