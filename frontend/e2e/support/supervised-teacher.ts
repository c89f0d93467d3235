import { randomUUID } from 'node:crypto';
import type { Administrator } from './administrator';

/** `from`: the first day of the session. */
export type Supervised = Readonly<{
  session: Readonly<{ id: string; from: string }>;
  idOf: (mailbox: string) => string;
}>;

/** From the first day of the session on penyelia@ verifies what guru@ sends. */
export async function superviseTeacher(admin: Administrator): Promise<Supervised> {
  const { currentId: id, items: years } = await admin.get('/api/academic-years');
  const { firstDay: from } = years.find((year: { id: string }) => year.id === id);
  const { members } = await admin.get('/api/members');
  const idOf = (mailbox: string): string =>
    members.find(({ email }: { email: string }) => email.startsWith(`${mailbox}@`)).userId;
  await admin.post('/api/supervisions', {
    ...{ id: randomUUID(), academicYearId: id, teacherId: idOf('guru'), subjectId: null, step: 1 },
    ...{ supervisorId: idOf('penyelia'), from, to: null },
  });
  return { session: { id, from }, idOf };
}

type Told = Record<'date' | 'startTime' | 'endTime' | 'className' | 'subject', string>;
type Words = Record<'objective' | 'activities', string>;
export type WrittenPlan = Told & Words & Record<'id' | 'reflection', string>;

/** Whole plans of the lessons that a teacher has in the week of a day. */
export async function writeWeek(
  teacher: Administrator,
  day: string,
  wordsOf: (at: number) => Words,
): Promise<WrittenPlan[]> {
  const { lessons } = await teacher.get(`/api/my-week?day=${day}`);
  const plans: WrittenPlan[] = lessons.map(
    ({ date, startTime, endTime, className, subject }: Told, at: number) => ({
      ...{ id: randomUUID(), date, startTime, endTime, className, subject, reflection: '' },
      ...wordsOf(at),
    }),
  );
  for (const plan of plans) await teacher.post('/api/lesson-plans', plan);
  return plans;
}

export async function sendWeek(teacher: Administrator, day: string, plans: readonly WrittenPlan[]) {
  const chosen = plans.map(({ id }) => ({ planId: id, version: 1 }));
  await teacher.post('/api/my-week/sending', { id: randomUUID(), day, pressedAt: null, plans: chosen });
}

/** A plan of their own for Sains Tahun 5, not sent yet: a row in each of three weeks. Its id. */
export async function writeYearlyPlan(
  teacher: Administrator,
  of: Readonly<{ academicYearId: string; subjectId: string }>,
): Promise<string> {
  const id = randomUUID();
  await teacher.post('/api/yearly-plans', {
    ...{ ...of, id, gradeLevel: 'T5', isOwn: true, startFrom: null, fromCurriculum: false },
  });
  const topics = [
    [1, 'Kemahiran saintifik'],
    [2, 'Manusia'],
    [4, 'Haiwan'],
  ] as const;
  for (const [week, topic] of topics)
    await teacher.post('/api/yearly-plan-rows', {
      ...{ id: randomUUID(), planId: id, week, rank: 0, theme: 'Inkuiri', topic },
      ...{ contentStandards: ['1.1 Proses'], learningStandards: [`1.1.${week} Memerhati`] },
      ...{ objective: 'Murid memerhati.', crossCurricular: '', resources: '', notes: '' },
    });
  return id;
}
