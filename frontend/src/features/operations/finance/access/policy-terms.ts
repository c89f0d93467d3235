import { policyOrderBounds } from '../../../../api/bounds/policy-order';
import type { components } from '../../../../api/schema';
import { brokenRules, type FormProblem } from '../../../../forms/form-problem';
import { formatNumber } from '../../../../ui/format';

type PolicyVersion = components['schemas']['PolicyVersionDto'];

/** As they stand in the form. */
export type PolicyForm = {
  graceDays: string;
  limitedDays: string;
  trialDays: string;
  trialTeacherLimit: string;
  effectiveFrom: string;
};

export const usualPolicy: PolicyForm = {
  graceDays: '14',
  limitedDays: '14',
  trialDays: '30',
  trialTeacherLimit: '60',
  effectiveFrom: '',
};

/** As the version in force stands, from a day still to be chosen. `versions`: the one that takes effect last first. */
export function policyFormAt(versions: readonly PolicyVersion[], now: Date): PolicyForm {
  const inForce = versions.find(({ effectiveFrom }) => Date.parse(effectiveFrom) <= now.getTime());
  if (!inForce) return usualPolicy;
  return {
    graceDays: String(inForce.graceDays),
    limitedDays: String(inForce.limitedDays),
    trialDays: String(inForce.trialDays),
    trialTeacherLimit: String(inForce.trialTeacherLimit),
    effectiveFrom: '',
  };
}

/** What keeps it from being ordered. `today`: YYYY-MM-DD. */
export function policyProblems(form: PolicyForm, today: string): FormProblem[] {
  const days = (text: string, bound: Bound) =>
    isWhole(text, bound) ? undefined : `Sila taip hari antara ${bound.min} hingga ${bound.max}.`;
  return brokenRules<PolicyForm>(
    {
      graceDays: ({ graceDays }) => days(graceDays, policyOrderBounds.graceDays),
      limitedDays: ({ limitedDays }) => days(limitedDays, policyOrderBounds.limitedDays),
      trialDays: ({ trialDays }) => days(trialDays, policyOrderBounds.trialDays),
      trialTeacherLimit: ({ trialTeacherLimit }) =>
        isWhole(trialTeacherLimit, policyOrderBounds.trialTeacherLimit)
          ? undefined
          : `Sila taip bilangan guru antara ${formatNumber(policyOrderBounds.trialTeacherLimit.min)} hingga ${formatNumber(policyOrderBounds.trialTeacherLimit.max)}.`,
      effectiveFrom: ({ effectiveFrom }) =>
        effectiveFrom > today ? undefined : 'Sila pilih tarikh selepas hari ini.',
    },
    form,
  );
}

export function policyBody({ effectiveFrom, ...terms }: PolicyForm) {
  const { graceDays, limitedDays, trialDays, trialTeacherLimit } = terms;
  return {
    graceDays: Number(graceDays),
    limitedDays: Number(limitedDays),
    trialDays: Number(trialDays),
    trialTeacherLimit: Number(trialTeacherLimit),
    effectiveFrom,
  };
}

type Bound = Readonly<{ min: number; max: number }>;

function isWhole(text: string, { min, max }: Bound): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;
}
