import { isOptionalPart, type OptionalPart } from '@rules/lesson-plans/domain/plan-form';
import { type PlanErrors, type PlanField, type PlanFields, planFields, wordsOfField } from '../../plan';
import type { Template } from './template';

/** Of the screen of a phone, which shows one at a time. */
export type Section = 'standard' | 'objective' | 'activities' | 'reflection';

export const sections: readonly { key: Section; label: string }[] = [
  { key: 'standard', label: 'Standard' },
  { key: 'objective', label: 'Objektif' },
  { key: 'activities', label: 'Aktiviti' },
  { key: 'reflection', label: 'Refleksi' },
];

export type PartName = Section | OptionalPart;

export type PlanPart = Readonly<{
  name: PartName;
  label: string;
  section: Section;
  fields: readonly PlanField[];
  /** Shown in the short form, too. */
  isBrief: boolean;
  isMandatory: boolean;
}>;

/** Where each field is written: one that is not here does not compile. `head`: above the parts. */
const places: Readonly<Record<PlanField, PartName | 'head'>> = {
  ...{ date: 'head', startTime: 'head', endTime: 'head', className: 'head', subject: 'head', topic: 'head' },
  ...{ learningStandards: 'standard', contentStandards: 'standard' },
  ...{ objective: 'objective', successCriteria: 'criteria', activities: 'activities' },
  ...{ pedagogy: 'elements', thinking: 'elements', crossCurricular: 'elements', moralValues: 'elements' },
  ...{ resources: 'resources', assessment: 'assessment', targetLevel: 'assessment' },
  ...{ enrichment: 'followUp', remediation: 'followUp', reflection: 'reflection' },
};

export const fieldsIn = (part: PartName): PlanField[] => planFields.filter((field) => places[field] === part);

/** The nine of the long form, in its order. */
export const planParts: readonly PlanPart[] = [
  part('standard', 'Standard', 'standard', { isBrief: true }),
  part('objective', 'Objektif', 'objective', { isBrief: true, isMandatory: true }),
  part('criteria', 'Kriteria', 'objective'),
  part('activities', 'Aktiviti', 'activities', { isBrief: true, isMandatory: true }),
  part('elements', 'Unsur', 'activities'),
  part('resources', 'BBM', 'activities'),
  part('assessment', 'Pentaksiran', 'reflection'),
  part('followUp', 'Susulan', 'reflection'),
  part('reflection', 'Refleksi', 'reflection', { isBrief: true, isMandatory: true }),
];

function part(
  name: PartName,
  label: string,
  section: Section,
  { isBrief = false, isMandatory = false } = {},
): PlanPart {
  return { name, label, section, fields: fieldsIn(name), isBrief, isMandatory };
}

const isWritten = (plan: PlanFields, field: PlanField) => wordsOfField(plan, field).trim() !== '';

export function isDone({ fields }: PlanPart, plan: PlanFields): boolean {
  return fields.some((field) => isWritten(plan, field));
}

/** Whether all of a section that must be written is written; of the standards, which nothing asks for, whether any is. */
export function isSectionDone(section: Section, plan: PlanFields): boolean {
  const own = planParts.filter((each) => each.section === section && each.isBrief);
  return own.every((each) => isDone(each, plan));
}

export function hasError(section: Section, errors: PlanErrors): boolean {
  return planParts.some((each) => each.section === section && each.fields.some((field) => errors[field]));
}

/** The parts of a form, by the school's choice of optional ones; what is written in a plan already is never hidden by it. */
export function shownParts(
  template: Template,
  ofSchool: readonly OptionalPart[],
  plan: PlanFields,
): PlanPart[] {
  return planParts.filter(
    (each) =>
      each.isBrief ||
      (template === 'full' &&
        ((isOptionalPart(each.name) && ofSchool.includes(each.name)) || isDone(each, plan))),
  );
}

/** What the short form does not show although something stands there. */
export function hiddenParts(plan: PlanFields): PlanField[] {
  return planParts
    .filter(({ isBrief }) => !isBrief)
    .flatMap(({ fields }) => fields)
    .filter((field) => isWritten(plan, field));
}

/** Of the screen of a phone, on which a part stands. */
export const sectionOf = (part: PartName): Section =>
  planParts.find(({ name }) => name === part)?.section ?? 'standard';
