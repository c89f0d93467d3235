import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { SelectField } from '../../../ui/select-field';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import { financeStaffQuery } from './calls';
import type { OrderDialogProps } from './order-dialog';

export function OwnerDialog({ code, id, onClose }: OrderDialogProps) {
  const staff = useQuery(financeStaffQuery()).data ?? [];
  const params = { path: { code } };
  const form = useOperation({
    begun: { ownerId: '' },
    act: ({ ownerId, reason }) => {
      const body = { id, reason, ownerId: ownerId || null };
      return unwrap(api.POST('/api/operations/finance/schools/{code}/owner', { params, body }));
    },
    done: 'Pegawai disimpan.',
    onDone: onClose,
  });
  return (
    <ReasonDialog title="Pegawai yang mengurus" verb="Simpan" form={form} onClose={onClose}>
      <SelectField
        {...form.field('ownerId')}
        label="Pegawai"
        options={[
          { value: '', label: 'Tiada pegawai' },
          ...staff.map(({ userId, email }) => ({ value: userId, label: email })),
        ]}
      />
    </ReasonDialog>
  );
}
