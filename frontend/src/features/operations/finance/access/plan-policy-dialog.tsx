import { useState } from 'react';
import { unwrap } from '../../../../api/api-error';
import { api } from '../../../../api/client';
import { SelectField } from '../../../../ui/select-field';
import type { SharedPolicyDialogProps } from './general-policy-dialog';
import { PolicyDialog } from './policy-dialog';

type PlanPolicyDialogProps = SharedPolicyDialogProps & {
  plans: readonly { code: string; name: string }[];
};

export function PlanPolicyDialog({ id, begun, plans, onClose }: PlanPolicyDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const plan = plans.find(({ code }) => code === chosen) ?? plans[0];
  const planCode = plan?.code ?? '';
  return (
    <PolicyDialog
      title="Dasar pelan"
      kind="plan"
      scope={`sekolah yang membeli pelan ${plan?.name ?? ''}, tanpa dasar khas`}
      begun={begun}
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
