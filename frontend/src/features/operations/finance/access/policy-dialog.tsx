import { type ReactNode, useState } from 'react';
import { policyOrderBounds } from '../../../../api/bounds/policy-order';
import type { Form } from '../../../../forms/use-form';
import { Button } from '../../../../ui/button';
import { DateField } from '../../../../ui/date-field';
import { malaysianDate } from '../../../../ui/format';
import { NumberField } from '../../../../ui/number-field';
import { ReasonDialog } from '../../reason-dialog';
import { useOperation } from '../../use-operation';
import { type PolicyKind, policyEffect } from './policy-effect';
import { type PolicyForm, policyBody, policyProblems } from './policy-terms';

type PolicyOrder = ReturnType<typeof policyBody> & { reason: string };

type PolicyDialogProps = {
  title: string;
  kind: PolicyKind;
  /** For whom it is. */
  scope: string;
  /** What holds until then. */
  begun: PolicyForm;
  onOrder: (order: PolicyOrder) => Promise<unknown>;
  onClose: () => void;
  /** Where it is chosen for whom it is. */
  children?: ReactNode;
};

const fields = [
  { name: 'graceDays', label: 'Tempoh ihsan (hari)' },
  { name: 'limitedDays', label: 'Akses terhad (hari)' },
  { name: 'trialDays', label: 'Percubaan (hari)' },
  { name: 'trialTeacherLimit', label: 'Had guru semasa percubaan' },
] as const;

/** A new version: what began before it stays as it was. None can be taken back, so its effect is read before it is set. */
export function PolicyDialog({ title, kind, scope, begun, onOrder, onClose, children }: PolicyDialogProps) {
  const [isReviewed, setReviewed] = useState(false);
  const form = useOperation({
    bounds: policyOrderBounds,
    begun,
    stays: true,
    check: (policy) => policyProblems(policy, malaysianDate(new Date())),
    act: async (policy) => {
      if (isReviewed) await onOrder({ reason: policy.reason, ...policyBody(policy) });
      return isReviewed;
    },
    done: (isSet) => (isSet ? 'Dasar disimpan.' : undefined),
    onDone: (isSet) => (isSet ? onClose() : setReviewed(true)),
  });
  return (
    <ReasonDialog title={title} verb={isReviewed ? 'Tetapkan' : 'Semak kesan'} form={form} onClose={onClose}>
      {isReviewed || (
        <>
          {children}
          <Terms form={form} />
        </>
      )}
      <div role="status">
        {isReviewed && (
          <Effect kind={kind} scope={scope} form={form.values}>
            <Button size="small" variant="secondary" onClick={() => setReviewed(false)}>
              Ubah
            </Button>
          </Effect>
        )}
      </div>
    </ReasonDialog>
  );
}

function Terms({ form }: { form: Pick<Form<PolicyForm>, 'field'> }) {
  return (
    <>
      {fields.map(({ name, label }) => (
        <NumberField key={name} {...form.field(name)} label={label} />
      ))}
      <DateField
        {...form.field('effectiveFrom')}
        label="Berkuat kuasa mulai"
        help="Bagi langganan yang tamat pada atau selepas tarikh ini."
      />
    </>
  );
}

type EffectProps = { kind: PolicyKind; scope: string; form: PolicyForm; children: ReactNode };

function Effect({ kind, scope, form, children }: EffectProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg border border-line bg-surface p-4 text-sm">
      <p className="font-medium">Untuk {scope}</p>
      {policyEffect(policyBody(form), kind).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="text-muted">
        Dasar yang ditetapkan tidak boleh ditarik balik; hanya dasar lain selepas ini dapat menggantikannya.
      </p>
      {children}
    </div>
  );
}
