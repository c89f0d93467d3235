import { type ChangedField, changedFields, type TextPart } from '../editor/versions/changed-words';
import { fieldLabels, type PlanField, type PlanFields, wordsOfField } from '../plan';
import { sectionNames } from '../sending/section-names';
import type { Section } from './queue-query';

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

/** In the order in which a plan is read. */
const fieldsIn: readonly (readonly [Section, readonly PlanField[]])[] = [
  ['learningStandards', ['topic', 'contentStandards', 'learningStandards']],
  ['objective', ['objective']],
  ['successCriteria', ['successCriteria']],
  ['activities', ['activities']],
  ['elements', ['pedagogy', 'thinking', 'crossCurricular', 'moralValues']],
  ['resources', ['resources']],
  ['assessment', ['assessment', 'targetLevel']],
  ['followUp', ['enrichment', 'remediation']],
];

/** Parts that say something, or said it before. `before` null: it was sent for the first time. */
export function reviewSections(plan: PlanFields, before: PlanFields | null): ReviewSection[] {
  const changed = new Map(
    (before ? changedFields(before, plan) : []).map(({ field, parts }: ChangedField) => [field, parts]),
  );
  return fieldsIn.flatMap(([section, fields]) => {
    const texts = fields
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
