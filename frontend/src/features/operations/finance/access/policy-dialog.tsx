import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../ui/date-field';
import { malaysianDate } from '../../../../ui/format';
import { NumberField } from '../../../../ui/number-field';
import { ReasonDialog } from '../../reason-dialog';
import { useOperation } from '../../use-operation';
import { type PolicyForm, policyBody, policyProblems, usualPolicy } from './policy-terms';

type PolicyOrder = ReturnType<typeof policyBody> & { reason: string };

type PolicyDialogProps = {
  title: string;
  onOrder: (order: PolicyOrder) => Promise<unknown>;
  onClose: () => void;
  /** For whom it is, where that is chosen. */
  children?: ReactNode;
};

const fields = [
  { name: 'graceDays', label: 'Tempoh ihsan (hari)' },
  { name: 'limitedDays', label: 'Akses terhad (hari)' },
  { name: 'trialDays', label: 'Percubaan (hari)' },
  { name: 'trialTeacherLimit', label: 'Had guru semasa percubaan' },
] as const;

/** A new version: what began before it stays as it was. */
export function PolicyDialog({ title, onOrder, onClose, children }: PolicyDialogProps) {
  const [form, setForm] = useState<PolicyForm>(usualPolicy);
  const [isChecked, setChecked] = useState(false);
  const problems = policyProblems(form, malaysianDate(new Date()));
  const shown = isChecked ? problems : {};
  const order = useOperation(onOrder, 'Dasar disimpan.');

  function confirm(reason: string) {
    setChecked(true);
    if (Object.keys(problems).length === 0)
      order.mutate({ reason, ...policyBody(form) }, { onSuccess: onClose });
  }

  return (
    <ReasonDialog
      title={title}
      verb="Tetapkan"
      isPending={order.isPending}
      error={order.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
      {fields.map(({ name, label }) => (
        <NumberField
          key={name}
          label={label}
          value={form[name]}
          error={shown[name]}
          maxLength={4}
          onChange={({ target }) => setForm({ ...form, [name]: target.value })}
        />
      ))}
      <DateField
        label="Berkuat kuasa mulai"
        help="Bagi langganan yang tamat pada atau selepas tarikh ini."
        value={form.effectiveFrom}
        error={shown.effectiveFrom}
        onChange={({ target }) => setForm({ ...form, effectiveFrom: target.value })}
      />
    </ReasonDialog>
  );
}
