import { diffWordsWithSpace } from 'diff';
import { fieldsOf, type PlanField, type PlanFields, planFields, wordsOfField } from '../../plan';

/** same: in both; gone: only in the earlier text; added: only in the later one. */
export type TextPart = Readonly<{ kind: 'same' | 'gone' | 'added'; text: string }>;

type EarlierWords = Omit<PlanFields, 'reflection'>;

export type ChangedField = Readonly<{ field: PlanField; parts: readonly TextPart[] }>;

/** What a plan says now with the words of an earlier version; when its lesson is, of what class and what happened stays. */
export function withWordsOf(before: EarlierWords, now: PlanFields): PlanFields {
  const { date, startTime, endTime, className, subject, reflection } = now;
  return fieldsOf({ ...now, ...before, date, startTime, endTime, className, subject, reflection });
}

/** What was written otherwise before, field by field; nothing of those that stayed as they were. */
export function changedFields(before: EarlierWords, now: PlanFields): ChangedField[] {
  const earlier = withWordsOf(before, now);
  return planFields.flatMap((field): ChangedField[] => {
    const [one, other] = [wordsOfField(earlier, field), wordsOfField(now, field)];
    return one === other ? [] : [{ field, parts: textParts(one, other) }];
  });
}

/** Words, in any script. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('ms', { granularity: 'word' }) : undefined;

function textParts(before: string, after: string): TextPart[] {
  return diffWordsWithSpace(before, after, { intlSegmenter: segmenter }).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'gone' : 'same',
    text: value,
  }));
}
