import { useState } from 'react';
import { unwrap } from '../../../../api/api-error';
import { api } from '../../../../api/client';
import { SelectField } from '../../../../ui/select-field';
import { PolicyDialog } from './policy-dialog';

type PlanPolicyDialogProps = {
  /** Names the order: pressed twice it is done once. */
  id: string;
  plans: readonly { code: string; name: string }[];
  onClose: () => void;
};

export function PlanPolicyDialog({ id, plans, onClose }: PlanPolicyDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const planCode = chosen ?? plans[0]?.code ?? '';
  return (
    <PolicyDialog
      title="Dasar pelan"
      onOrder={(order) =>
        unwrap(api.POST('/api/operations/finance/policies', { body: { id, planCode, ...order } }))
      }
      onClose={onClose}
    >
      <SelectField
        label="Pelan"
        value={planCode}
        onChange={({ target }) => setChosen(target.value)}
        options={plans.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </PolicyDialog>
  );
}
