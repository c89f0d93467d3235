import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { SelectField } from '../../../ui/select-field';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import { financeStaffQuery } from './finance-queries';
import type { OrderDialogProps } from './order-dialog';

export function OwnerDialog({ code, id, onClose }: OrderDialogProps) {
  const staff = useQuery(financeStaffQuery()).data ?? [];
  const [ownerId, setOwnerId] = useState('');
  const change = useOperation(
    (reason: string) =>
      unwrap(
        api.POST('/api/operations/finance/schools/{code}/owner', {
          params: { path: { code } },
          body: { id, reason, ownerId: ownerId || null },
        }),
      ),
    'Pegawai disimpan.',
  );
  return (
    <ReasonDialog
      title="Pegawai yang mengurus"
      verb="Simpan"
      isPending={change.isPending}
      error={change.error}
      onConfirm={(reason) => change.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    >
      <SelectField
        label="Pegawai"
        value={ownerId}
        onChange={({ target }) => setOwnerId(target.value)}
        options={[
          { value: '', label: 'Tiada pegawai' },
          ...staff.map(({ userId, email }) => ({ value: userId, label: email })),
        ]}
      />
    </ReasonDialog>
  );
}
