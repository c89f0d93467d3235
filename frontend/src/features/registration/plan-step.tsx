import { Suspense, use, useState } from 'react';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { formatMoney } from '../../ui/format';
import { NumberField } from '../../ui/number-field';
import { StepForm, type StepProps } from './step-form';
import { type OfferedPlan, priceFor, suggestedPlan } from './suggested-plan';

/** Without a network the suggestion is left out: it decides nothing. */
function askPlans(): Promise<readonly OfferedPlan[]> {
  return unwrap(api.GET('/api/billing/plans')).then(
    ({ plans }) => plans,
    () => [],
  );
}

export function PlanStep(props: StepProps) {
  const [asking] = useState(askPlans);
  return (
    <StepForm {...props} step="pelan">
      {(form) => (
        <>
          <NumberField
            {...form.field('teacherCount')}
            label="Berapa orang guru di sekolah?"
            help="Anggaran sudah memadai. Semua guru boleh dijemput semasa percubaan."
          />
          <div className="min-h-28">
            <Suspense>
              <Suggestion asking={asking} teachers={Number(form.values.teacherCount)} />
            </Suspense>
          </div>
        </>
      )}
    </StepForm>
  );
}

type SuggestionProps = { asking: Promise<readonly OfferedPlan[]>; teachers: number };

function Suggestion({ asking, teachers }: SuggestionProps) {
  const plans = use(asking);
  const plan = suggestedPlan(plans, teachers);
  if (plans.length === 0 || !(teachers > 0)) return null;
  if (!plan) return <p className="text-muted text-sm">Sila hubungi kami untuk sekolah sebesar ini.</p>;
  const yearly = priceFor(plan, 12);
  return (
    <div className="rounded-lg border border-line bg-raised px-4 py-3">
      <p className="text-muted text-sm">Pelan yang sesuai selepas percubaan</p>
      <p className="mt-1 font-semibold">{`${plan.name}, sehingga ${plan.teacherLimit} guru`}</p>
      {yearly !== undefined && <p className="text-sm tabular-nums">{`${formatMoney(yearly)} setahun`}</p>}
      <p className="mt-1 text-muted text-sm">Anda tidak perlu memilih atau membayar sekarang.</p>
    </div>
  );
}
