import { helpedFrom, helpersOn, leadOn, ledFrom } from '@rules/classes/domain/lead-teacher';
import type { NewSet, TeachingSet } from '../calls';
import type { Known } from '../known';
import { periodsProblem, readPeriods } from '../periods';

export type Part = TeachingSet['parts'][number];

/** As typed. `leadId`: empty while nobody leads. `helperIds`: who teaches beside the lead. */
export type SetFields = {
  subjectId: string;
  parts: Part[];
  periods: string;
  leadId: string;
  helperIds: string[];
  name: string;
};

export function fieldsOfSet(edited: TeachingSet | undefined, day: string): SetFields {
  if (!edited) return { subjectId: '', parts: [], periods: '', leadId: '', helperIds: [], name: '' };
  const { subjectId, parts, periodsAWeek, name, teachers } = edited;
  return {
    subjectId,
    parts,
    periods: periodsAWeek === null ? '' : String(periodsAWeek),
    leadId: leadOn(day, teachers) ?? '',
    helperIds: helpersOn(day, teachers),
    name: name ?? '',
  };
}

type Edited = Pick<Known, 'year' | 'subjects' | 'classes'> & { edited?: TeachingSet };

/** Who teaches another set than before does so from the day on; a new one is theirs since the session began. */
export function contentOfSet(fields: SetFields, known: Edited, day: string): Omit<NewSet, 'id'> {
  const { subjectId, parts, periods, leadId, helperIds, name } = fields;
  const { year, edited } = known;
  const from = edited ? day : year.firstDay;
  const led = ledFrom(from, leadId || null, edited?.teachers ?? []);
  return {
    academicYearId: year.id,
    subjectId,
    name: name.trim() || null,
    periodsAWeek: readPeriods(periods) ?? (edited ? null : usualPeriods(subjectId, parts, known)),
    parts,
    teachers: helpedFrom(
      from,
      helperIds.filter((userId) => userId !== leadId),
      led,
    ),
  };
}

/** As the subject has it at the level of the first class. */
function usualPeriods(
  subjectId: string,
  [part]: readonly Part[],
  { subjects, classes }: Pick<Known, 'subjects' | 'classes'>,
): number | null {
  const levels = classes.find(({ id }) => id === part?.classId)?.gradeLevels ?? [];
  const subject = subjects.find(({ id }) => id === subjectId);
  return subject?.levels.find(({ gradeLevel }) => levels.includes(gradeLevel))?.periodsAWeek ?? null;
}

export function problemsOfSet({ subjectId, parts, periods }: SetFields) {
  return [
    ...(subjectId === '' ? [{ field: 'subjectId', message: 'Sila pilih subjek.' }] : []),
    ...(parts.length === 0 ? [{ field: 'parts', message: 'Sila pilih kelas atau kumpulan.' }] : []),
    ...periodsProblem('periods', periods),
  ];
}
