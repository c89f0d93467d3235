import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { formatMoney } from '../../ui/format';
import type { BillingOverview, Plan } from './calls';
import { type Picks, priceOf, resolveChoice, termNames, termsOf, yearlySaving } from './checkout-choice';
import { CheckoutSummary } from './checkout-summary';
import { ChoiceCard } from './choice-card';

type CheckoutFormProps = {
  schoolCode: string;
  overview: BillingOverview;
  plans: readonly Plan[];
  /** A running subscription is prolonged, an ended one starts on the day of payment. */
  isRunning: boolean;
  /** Who pays has wished for it. */
  preferredProvider: string | null;
};

const legend = 'pb-2 font-medium text-sm';

/** Term, plan and way to pay; the total stands beside them. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { schoolCode, overview, plans, isRunning, preferredProvider } = props;
  const [picks, setPicks] = useState<Picks>({});
  const choice = resolveChoice(plans, overview, { provider: preferredProvider ?? undefined, ...picks });
  if (!choice)
    return (
      <EmptyState icon="billing" title="Pembayaran dalam talian belum tersedia">
        Tiada pelan atau kaedah pembayaran ditawarkan buat masa ini. Sila hubungi pihak sokongan.
      </EmptyState>
    );
  const chosen = plans.find(({ code }) => code === choice.planCode);
  const pick = (picked: Picks) => setPicks({ ...picks, ...picked });
  return (
    <section
      aria-labelledby="checkout"
      className="grid gap-6 pb-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
    >
      <form
        data-typed="filter"
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => event.preventDefault()}
      >
        <h2 id="checkout" className="font-semibold text-lg">
          {overview.plan ? 'Perbaharui langganan' : 'Pilih langganan'}
        </h2>
        <fieldset className="min-w-0">
          <legend className={legend}>Tempoh</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
            {termsOf(plans).map((term) => (
              <ChoiceCard
                key={term}
                name="term"
                checked={choice.termMonths === term}
                onChoose={() => pick({ termMonths: term })}
              >
                <span className="flex flex-col">
                  <span className="font-medium">{termNames[term]}</span>
                  <Saving sen={term === 12 ? yearlySaving(chosen) : 0} />
                </span>
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
        <fieldset className="min-w-0">
          <legend className={legend}>Pelan</legend>
          <div className="flex flex-col gap-3">
            {plans.map((plan) => (
              <ChoiceCard
                key={plan.code}
                name="plan"
                checked={plan.code === choice.planCode}
                onChoose={() => pick({ planCode: plan.code })}
              >
                <PlanLine plan={plan} termMonths={choice.termMonths} />
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
        <fieldset className="min-w-0">
          <legend className={legend}>Bayar melalui</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {overview.providers.map(({ id, name }) => (
              <ChoiceCard
                key={id}
                name="provider"
                checked={id === choice.provider}
                onChoose={() => pick({ provider: id })}
              >
                <span className="font-medium">{name}</span>
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
      </form>
      <CheckoutSummary schoolCode={schoolCode} choice={choice} plan={chosen} isRunning={isRunning} />
    </section>
  );
}

function Saving({ sen }: { sen: number }) {
  return sen > 0 && <span className="text-muted text-sm">Jimat {formatMoney(sen)}</span>;
}

function PlanLine({ plan, termMonths }: { plan: Plan; termMonths: number }) {
  const price = priceOf(plan, termMonths);
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
      <span className="flex flex-col gap-x-3 sm:flex-row sm:items-baseline">
        <span className="font-medium">{plan.name}</span>
        <span className="text-muted text-sm">Sehingga {plan.teacherLimit} guru</span>
      </span>
      <span className="shrink-0 font-medium tabular-nums">
        {price === undefined ? 'Tidak ditawarkan' : formatMoney(price)}
      </span>
    </span>
  );
}
