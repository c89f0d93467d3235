import {
  OPTIONAL_PARTS,
  optionalPartsOf,
  PLAN_TEMPLATES,
  type PlanTemplate,
} from '@rules/lesson-plans/domain/plan-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { schoolSettingsQuery } from '../../../../school/school-settings';
import { deviceStorage } from '../../../../site/safe-storage';

export type Template = PlanTemplate;

/** What the person chose on this device, and what the school had last, for the moment until it is asked. */
const chosenPlace = 'rph-template';
const schoolPlace = 'rph-template-school';

const kept = (place: string) => PLAN_TEMPLATES.find((known) => known === deviceStorage.getItem(place));

/** The form as the person chose it on this device, else as the school has it, with the optional parts that the school uses. */
export function usePlanForm() {
  const { data } = useQuery(schoolSettingsQuery());
  const [chosen, setChosen] = useState(() => kept(chosenPlace));
  if (data) deviceStorage.setItem(schoolPlace, data.planTemplate);
  return {
    template: chosen ?? data?.planTemplate ?? kept(schoolPlace) ?? 'brief',
    parts: data ? optionalPartsOf(data.planParts) : OPTIONAL_PARTS,
    choose(template: Template) {
      deviceStorage.setItem(chosenPlace, template);
      setChosen(template);
    },
  };
}
