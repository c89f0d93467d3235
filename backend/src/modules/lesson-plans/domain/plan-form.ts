/** The short form has what must be written; the long one all nine parts. */
export const PLAN_TEMPLATES = ['brief', 'full'] as const;
export type PlanTemplate = (typeof PLAN_TEMPLATES)[number];

/** Parts of the long form that no rule of the ministry asks for: a school shows those that it uses. */
export const OPTIONAL_PARTS = ['criteria', 'elements', 'resources', 'assessment', 'followUp'] as const;
export type OptionalPart = (typeof OPTIONAL_PARTS)[number];

export function isOptionalPart(name: string): name is OptionalPart {
  return OPTIONAL_PARTS.some((each) => each === name);
}

/** As a setting keeps them, e.g. "criteria,resources"; what is none of them is passed over. */
export function optionalPartsOf(list: string): OptionalPart[] {
  const named = list.split(',');
  return OPTIONAL_PARTS.filter((part) => named.includes(part));
}
