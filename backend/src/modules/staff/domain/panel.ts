import { id, ids, person } from '../../../platform/nouns/field.js';
import { type ContentOf, noun, type PartsOf, type RowOf } from '../../../platform/nouns/noun.js';

/** Panitia: who looks after a subject for an academic year. */
export const PANEL = noun('panel', {
  table: 'panels',
  rows: 'school',
  fields: {
    academicYearId: id(),
    subjectId: id(),
    headId: person('is nobody'),
  },
  parts: { memberIds: ids(200) },
});
export type PanelRow = RowOf<typeof PANEL>;
export type PanelParts = PartsOf<typeof PANEL>;
export type PanelContent = ContentOf<typeof PANEL>;

type Problem = Readonly<{ field: string; message: string }>;

/** What a panel has to fit to. `standing`: as it is, null for a new one. `others`: the panels of its year beside it. */
type Surroundings = Readonly<{
  standing: PanelRow | null;
  others: readonly Pick<PanelRow, 'subjectId'>[];
  subjectIds: readonly string[];
  personIds: readonly string[];
}>;

/** What keeps a panel from standing, by the field that holds it. */
export function problemsOfPanel(panel: PanelContent, around: Surroundings): Problem[] {
  return [...problemsOfPlace(panel, around), ...problemsOfPeople(panel, around.personIds)];
}

function problemsOfPlace(
  { academicYearId, subjectId }: PanelRow,
  { standing, others, subjectIds }: Surroundings,
): Problem[] {
  if (standing && standing.academicYearId !== academicYearId)
    return [{ field: 'academicYearId', message: 'a panel stays in its academic year' }];
  if (standing && standing.subjectId !== subjectId)
    return [{ field: 'subjectId', message: 'a panel stays with its subject' }];
  if (!subjectIds.includes(subjectId))
    return [{ field: 'subjectId', message: 'names no subject of the school' }];
  return others.some((other) => other.subjectId === subjectId)
    ? [{ field: 'subjectId', message: 'has a panel in this academic year already' }]
    : [];
}

/** Its head needs no role in the school, and is one of its members. */
function problemsOfPeople({ headId, memberIds }: PanelContent, personIds: readonly string[]): Problem[] {
  const problems = memberIds.flatMap((memberId, at): Problem[] => {
    const field = `memberIds.${at}`;
    if (!personIds.includes(memberId)) return [{ field, message: 'names nobody of the school' }];
    return memberIds.indexOf(memberId) < at ? [{ field, message: 'is named already' }] : [];
  });
  const isMember = headId === null || memberIds.includes(headId);
  return isMember ? problems : [...problems, { field: 'headId', message: 'must be one of memberIds' }];
}
