import type { Administrator } from './administrator';
import { daysAfter } from './today';

/** e.g. ['4 Bestari', 1, '08:00', '08:30']: the number in the name of a class is its level. */
export type LessonTime = readonly [className: string, weekday: number, from: string, to: string];

export type TeachingWeek = Readonly<{
  academicYearId: string;
  subjectId: string;
  /** Of the third week of the session. */
  day: string;
}>;

/** Classes that have science with guru@ at these times, by a timetable from the first day of the session on. */
export async function makeTeachingWeek(
  admin: Administrator,
  lessons: readonly LessonTime[],
): Promise<TeachingWeek> {
  const { items, currentId: academicYearId } = await admin.get('/api/academic-years');
  const { firstDay } = items.find(({ id }: { id: string }) => id === academicYearId);
  const { members } = await admin.get('/api/members');
  const { userId } = members.find(({ email }: { email: string }) => email.startsWith('guru@'));
  const subjectId = crypto.randomUUID();
  const levelOf = (className: string) => `T${className.slice(0, 1)}`;
  const classNames = [...new Set(lessons.map(([className]) => className))];
  const levels = [...new Set(classNames.map(levelOf))].map((gradeLevel) => ({
    ...{ gradeLevel, curriculum: 'KSSR', periodsAWeek: 3 },
  }));
  await admin.post('/api/subjects', {
    ...{ id: subjectId, name: 'Sains', code: 'SN', language: 'ms', religion: null, levels },
  });
  const sets = new Map<string, string>();
  for (const name of classNames) {
    const [classId, setId] = [crypto.randomUUID(), crypto.randomUUID()];
    await admin.post('/api/classes', {
      ...{ id: classId, academicYearId, name, gradeLevels: [levelOf(name)], shift: 'morning' },
      ...{ stream: null, classTeacherId: null, groups: [] },
    });
    await admin.post('/api/teaching-sets', {
      ...{ id: setId, academicYearId, subjectId, name: null, periodsAWeek: 3 },
      parts: [{ classId, groupId: null }],
      teachers: [{ userId, isLead: true, fromDay: firstDay, toDay: null }],
    });
    sets.set(name, setId);
  }
  const timetableId = crypto.randomUUID();
  await admin.post('/api/timetables', { id: timetableId, academicYearId, name: 'Jadual' });
  for (const [className, weekday, from, to] of lessons)
    await admin.post('/api/timetable-lessons', {
      ...{ id: crypto.randomUUID(), timetableId, kind: 'lesson', teachingSetId: sets.get(className) },
      ...{ title: null, weekday, cycleWeek: null, from, to, roomId: null, teacherIds: [userId] },
      ...{ classIds: [], isPinned: false },
    });
  const publication = { version: 1, startsOn: firstDay, reason: 'Jadual sejak awal sesi' };
  await admin.post(`/api/timetables/${timetableId}/publication`, publication);
  const day = daysAfter(firstDay, 14);
  return { academicYearId, subjectId, day };
}
