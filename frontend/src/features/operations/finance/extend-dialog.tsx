import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { TextField } from '../../../ui/text-field';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import { extensionText } from './extension-text';
import { financeSchoolQuery } from './finance-queries';
import type { OrderDialogProps } from './order-dialog';

const mostDays = 90;

export function ExtendDialog({ code, id, onClose }: OrderDialogProps) {
  const [days, setDays] = useState('7');
  const [problem, setProblem] = useState<string>();
  const { data, refetch } = useQuery(financeSchoolQuery(code));
  const school = data?.school;
  const extension = useOperation(
    (reason: string) =>
      unwrap(
        api.POST('/api/operations/finance/schools/{code}/extensions', {
          params: { path: { code } },
          body: { id, reason, days: Number(days), ...(school?.graceEnd && { graceEnd: school.graceEnd }) },
        }),
      ),
    'Tempoh ihsan dilanjutkan.',
  );

  function confirm(reason: string) {
    const isFitting = /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= mostDays;
    setProblem(isFitting ? undefined : `Sila taip bilangan hari antara 1 hingga ${mostDays}.`);
    // Refused because somebody else was faster: what is shown is of before.
    if (isFitting) extension.mutate(reason, { onSuccess: onClose, onError: () => void refetch() });
  }

  return (
    <ReasonDialog
      title="Lanjutkan tempoh ihsan"
      verb="Lanjutkan"
      isPending={extension.isPending}
      error={extension.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label="Bilangan hari"
        inputMode="numeric"
        value={days}
        onChange={({ target }) => setDays(target.value)}
        error={problem}
        help={school && extensionText(school, Number(days), new Date())}
      />
    </ReasonDialog>
  );
}
