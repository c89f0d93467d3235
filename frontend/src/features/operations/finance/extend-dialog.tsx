import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { extendBounds } from '../../../api/bounds/extend';
import { api } from '../../../api/client';
import { NumberField } from '../../../ui/number-field';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import { financeSchoolQuery } from './calls';
import { extensionText } from './extension-text';
import type { OrderDialogProps } from './order-dialog';

const { min, max } = extendBounds.days;
const noDays = { field: 'days', message: `Sila taip bilangan hari antara ${min} hingga ${max}.` };

const isFitting = (days: string) => /^\d+$/.test(days) && Number(days) >= min && Number(days) <= max;

export function ExtendDialog({ code, id, onClose }: OrderDialogProps) {
  const { data, refetch } = useQuery(financeSchoolQuery(code));
  const school = data?.school;
  const params = { path: { code } };
  const form = useOperation({
    bounds: extendBounds,
    begun: { days: '7' },
    check: ({ days }) => (isFitting(days) ? [] : [noDays]),
    act: ({ days, reason }) => {
      const body = { id, reason, days: Number(days), ...(school?.graceEnd && { graceEnd: school.graceEnd }) };
      return unwrap(api.POST('/api/operations/finance/schools/{code}/extensions', { params, body }));
    },
    done: 'Tempoh ihsan dilanjutkan.',
    onDone: onClose,
    // Somebody else was faster: what is shown is of before.
    onRefused: () => void refetch(),
  });
  return (
    <ReasonDialog title="Lanjutkan tempoh ihsan" verb="Lanjutkan" form={form} onClose={onClose}>
      <NumberField
        {...form.field('days')}
        label="Bilangan hari"
        help={school && extensionText(school, Number(form.values.days), new Date())}
      />
    </ReasonDialog>
  );
}
