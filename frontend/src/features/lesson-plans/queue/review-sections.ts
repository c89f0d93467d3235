import { type ChangedField, changedFields, type TextPart } from '../editor/versions/changed-words';
import { fieldLabels, type PlanField, type PlanFields, planFields, wordsOfField } from '../plan';
import { sectionNames } from '../sending/section-names';
import type { Section } from './calls';

/** A part of a plan of which something can be said, with what stands in it. */
export type ReviewSection = Readonly<{
  section: Section;
  name: string;
  texts: readonly Readonly<{
    field: PlanField;
    label: string;
    words: string;
    changed: readonly TextPart[] | null;
  }>[];
}>;

/**
 * Where its verifier reads each field, in the order in which a plan is read: one that is not here does not compile.
 * `head`: above its parts. `afterwards`: not before it is verified, beside what happened.
 */
const places: Readonly<Record<PlanField, Section | 'head' | 'afterwards'>> = {
  date: 'head',
  startTime: 'head',
  endTime: 'head',
  className: 'head',
  subject: 'head',
  topic: 'learningStandards',
  contentStandards: 'learningStandards',
  learningStandards: 'learningStandards',
  objective: 'objective',
  successCriteria: 'successCriteria',
  activities: 'activities',
  pedagogy: 'elements',
  thinking: 'elements',
  crossCurricular: 'elements',
  moralValues: 'elements',
  resources: 'resources',
  assessment: 'assessment',
  targetLevel: 'assessment',
  enrichment: 'followUp',
  remediation: 'followUp',
  reflection: 'afterwards',
};

const sections = [...new Set(Object.values(places))].filter(
  (place) => place !== 'head' && place !== 'afterwards',
);

/** Parts that say something, or said it before. `before` null: it was sent for the first time. */
export function reviewSections(plan: PlanFields, before: PlanFields | null): ReviewSection[] {
  const changed = new Map(
    (before ? changedFields(before, plan) : []).map(({ field, parts }: ChangedField) => [field, parts]),
  );
  return sections.flatMap((section) => {
    const texts = planFields
      .filter((field) => places[field] === section)
      .map((field) => ({
        ...{ field, label: fieldLabels[field], words: wordsOfField(plan, field).trim() },
        changed: changed.get(field) ?? null,
      }))
      .filter(({ words, changed }) => words !== '' || changed);
    return texts.length > 0 ? [{ section, name: sectionNames[section], texts }] : [];
  });
}

/** How many of its texts say something else than before. */
export function changesIn({ texts }: ReviewSection): number {
  return texts.filter(({ changed }) => changed).length;
}
