import type { LessonPart } from '@rules/timetable/domain/claims';
import type { DraftLesson } from '@rules/timetable/domain/import/draft-lessons';
import type { NamedThings } from './use-taken-over';

export function subjectName({ subjects }: Pick<NamedThings, 'subjects'>, id: string | undefined): string {
  return subjects.find((subject) => subject.id === id)?.name ?? '';
}

/** "3 Amanah (Islam) + 3 Budi". */
export function partsWords({ classes }: Pick<NamedThings, 'classes'>, parts: readonly LessonPart[]): string {
  return parts
    .map(({ classId, groupId }) => {
      const own = classes.find(({ id }) => id === classId);
      const group = own?.groups.find(({ id }) => id === groupId);
      return group ? `${own?.name} (${group.name})` : (own?.name ?? '');
    })
    .join(' + ');
}

export function personName({ people }: Pick<NamedThings, 'people'>, id: string): string {
  return people.find(({ userId }) => userId === id)?.displayName ?? 'Bekas guru';
}

export const className = ({ classes }: Pick<NamedThings, 'classes'>, id: string): string =>
  classes.find((each) => each.id === id)?.name ?? '';

/** What a lesson of the draft is called. `subjectIdOf`: by its set. */
export function lessonWords(
  school: NamedThings,
  lesson: Pick<DraftLesson, 'classIds' | 'parts' | 'teachingSetId' | 'title'>,
  subjectIdOf: (setId: string) => string | undefined,
): string {
  if (lesson.teachingSetId === null) return lesson.title ?? '';
  return `${subjectName(school, subjectIdOf(lesson.teachingSetId))} ${partsWords(school, lesson.parts)}`.trim();
}
