import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { inTurns, paperOrPlace } from '../../../queries/papers/asked-paper-query';

export type Submissions = components['schemas']['SubmissionsDto'];
export type TeacherSubmissions = components['schemas']['TeacherSubmissionsDto'];
export type WeekFigures = components['schemas']['WeekFiguresDto'];
export type DueWeek = components['schemas']['DueWeekDto'];
/** A figure that is looked into. */
export type ChosenWeek = { teacher: TeacherSubmissions; week: DueWeek };
export type SubmittedLesson = components['schemas']['SubmittedLessonDto'];
/** Of those whom the caller supervises, or of the school, for administrators. */
export type OfWhom = { of: 'supervised' | 'school'; schoolCode?: string };

const submissionsKey = ['lesson-plans', 'submissions'] as const;

/** What was expected and what was sent, by teacher and week: the weeks up to that of a day, or of today. */
export function submissionsQuery(whom: OfWhom, weeks: number, to?: string) {
  return queryOptions({
    queryKey: [...submissionsKey, whom, weeks, to],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/submissions', { params: { query: { ...whom, weeks, to } }, signal })),
  });
}

export type AskedLessons = OfWhom & { teacherId: string; day: string };

/** The lessons that the figures of a teacher's week count. */
export function submittedLessonsQuery(asked: AskedLessons) {
  return queryOptions({
    queryKey: [...submissionsKey, 'lessons', asked],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/submissions/lessons', { params: { query: asked }, signal })),
  });
}

type Reported = OfWhom & { from: string; to: string; teacherId?: string };

export const fetchReport = (query: Reported) =>
  paperOrPlace(
    unwrap(api.GET('/api/submissions/paper', { params: { query, header: inTurns() }, parseAs: 'blob' })),
  );

/** What a teacher has sent, from a day or the beginning of the session on. */
export const fetchTeacherFile = (query: {
  teacherId: string;
  from?: string;
  to: string;
  schoolCode?: string;
}) =>
  paperOrPlace(
    unwrap(api.GET('/api/submissions/file', { params: { query, header: inTurns() }, parseAs: 'blob' })),
  );

export const fetchReportTable = (query: Reported, format: 'csv' | 'xlsx') =>
  unwrap(api.GET('/api/submissions/table', { params: { query: { ...query, format } }, parseAs: 'blob' }));
