import type { components } from '../../../../api/schema';
import { brokenRules, type FormProblem } from '../../../../forms/form-problem';

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

const mostDays = 365;
const mostTeachers = 1_000;

/** What keeps it from being ordered. `today`: YYYY-MM-DD. */
export function policyProblems(form: PolicyForm, today: string): FormProblem[] {
  const days = (text: string) =>
    isWhole(text, 0, mostDays) ? undefined : `Sila taip hari antara 0 hingga ${mostDays}.`;
  return brokenRules<PolicyForm>(
    {
      graceDays: ({ graceDays }) => days(graceDays),
      limitedDays: ({ limitedDays }) => days(limitedDays),
      trialDays: ({ trialDays }) => days(trialDays),
      trialTeacherLimit: ({ trialTeacherLimit }) =>
        isWhole(trialTeacherLimit, 1, mostTeachers)
          ? undefined
          : 'Sila taip bilangan guru antara 1 hingga 1,000.',
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

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
