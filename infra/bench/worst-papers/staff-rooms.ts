import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Teacher } from '../../load/teacher-monday.ts';
import { type Asked, askPaper } from './asked-paper.ts';
import { callerOf } from './caller.ts';
import type { SchoolPeople } from './school-people.ts';
import { faultOf } from './whole-paper.ts';

const WEEK = { from: '2026-10-05', to: '2026-10-11' };
const LESSONS = 25;
const LAST_PLAN = 'PENANDAMINGGUINI';
const PATH = `/api/lesson-plan-papers?${new URLSearchParams({ ...WEEK, layout: 'day', format: 'pdf' })}`;

/** As they are written: some lines in each part. */
const WEEKS = `
  INSERT INTO lesson_plans (school_id, id, author_id, date, start_time, end_time, class_name, subject, topic,
    objective, success_criteria, activities, reflection, resources, created_at, updated_at)
  SELECT m.school_id, gen_random_uuid(), m.user_id, $2::date + n / 5, '07:30'::time + n % 5 * interval '1 hour',
    '08:00'::time + n % 5 * interval '1 hour', '5 Bestari', 'Sains',
    CASE n WHEN ${LESSONS - 1} THEN $3 ELSE 'Haba dan bahan ' || n END,
    'Pada akhir PdP, sekurang-kurangnya 22 daripada 28 murid dapat mengelaskan tiga bahan mengikut cepat atau lambat melebur.',
    E'Menamakan tiga bahan.\\nMenyusunnya mengikut masa melebur.\\nMemberi satu sebab.',
    E'Tunjuk ais di tangan; murid meramal apa yang berlaku. (5 min)\\nStesen tiga bahan: ais, mentega, lilin di atas air suam. (12 min)\\nKumpulan membanding catatan dan menyusun bahan. (8 min)\\nTiket keluar: satu bahan, satu sebab. (5 min)',
    '22 daripada 27 murid mengelaskan tiga bahan. Lima murid diberi pemulihan pada Khamis dengan lilin sahaja.',
    'Ais, mentega, lilin, air suam, tiga bekas, jam randik, kad susunan', now(), now()
  FROM school_members m JOIN schools s ON s.id = m.school_id CROSS JOIN generate_series(0, ${LESSONS - 1}) AS n
  WHERE s.code = ANY ($1)`;

/** All of a school, each with a week written. */
export async function writeWeeks(client: pg.Client, schools: readonly SchoolPeople[]): Promise<Teacher[]> {
  await client.query(WEEKS, [schools.map(({ code }) => code), WEEK.from, LAST_PLAN]);
  await client.query('ANALYZE lesson_plans');
  // One of each school before the second of any, as they come.
  const most = Math.max(...schools.map(({ all }) => all.length));
  return Array.from({ length: most }, (_, at) => schools.flatMap(({ all }) => all[at] ?? [])).flat();
}

/** `seconds`: from the first question to the last paper. `direct`: how many were printed while they waited. */
export type Rush = Readonly<{
  seconds: number;
  asked: readonly Asked[];
  direct: number;
  firstPlace: number | null;
  largestPlace: number | null;
  waited: readonly number[];
  failed: readonly string[];
}>;

/** They ask for their week one after the other within so many seconds. */
export async function rush(url: string, teachers: readonly Teacher[], within: number): Promise<Rush> {
  const begunAt = performance.now();
  const asking: Promise<Asked | string>[] = [];
  for (const [at, teacher] of teachers.entries()) {
    await pause(Math.max(0, begunAt + (at * within * 1_000) / teachers.length - performance.now()));
    asking.push(askPaper(callerOf(url, teacher), PATH).catch(String));
  }
  const ended = await Promise.all(asking);
  const seconds = (performance.now() - begunAt) / 1_000;
  const asked = ended.filter((each) => typeof each !== 'string');
  const places = asked.map(({ places: [first] }) => first).filter((place) => place !== undefined);
  return {
    seconds,
    asked,
    direct: asked.length - places.length,
    firstPlace: places[0] ?? null,
    largestPlace: places.length > 0 ? Math.max(...places) : null,
    waited: asked.map((each) => each.seconds),
    failed: ended.filter((each) => typeof each === 'string'),
  };
}

/** What failed or came broken; read when all have come, so that reading them takes no time from making them. */
export async function lostOf({ asked, failed }: Rush): Promise<string[]> {
  const faults: string[] = [...failed];
  for (const { end } of asked) {
    const fault = 'refused' in end ? end.refused : await faultOf(end.content, LAST_PLAN);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}
