import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { clonedId, type SeededSchools } from './cloned-schools.ts';

/** A week of teaching that the demo leaves alone. */
export const MONDAY = '2026-09-14';
const SESSION_SECONDS = 3_600;
/** Between two things that one person does. Shorter than people are, so that a run of minutes holds whole mornings. */
const THINKING_MS = 1_000;
const SAVES = 4;
/** One teacher in so many sends the week at the end. */
const SENDS = 5;

/** `live`: the process answers without a database, for comparison. */
export type Kind = 'live' | 'status' | 'notifications' | 'week' | 'new plan' | 'saved plan' | 'sent week';
/** Told of every answer: how long it took, or that it was another than it should have been. */
export type Answered = (kind: Kind, milliseconds: number, failure?: string) => void;

export type Asking = Readonly<{ url: string; issuer: string; jwtSecret: string }>;
export type Teacher = Readonly<{ schoolCode: string; authorization: string; address: string }>;

/** Teachers of all schools in an order that meets each school as late as possible again. */
export function teacherOf({ count, people }: SeededSchools, at: number, asking: Asking): Teacher {
  const school = (at % count) + 1;
  const person = people[Math.floor(at / count) % people.length] ?? '';
  return signedIn({ schoolCode: `muatan-${school}`, userId: clonedId(school, person) }, at, asking);
}

/** Somebody who asks from an address of their own: limits count by address. */
export function signedIn(
  { schoolCode, userId }: Readonly<{ schoolCode: string; userId: string }>,
  at: number,
  { issuer, jwtSecret }: Asking,
): Teacher {
  const token = signed({ sub: userId, iss: issuer }, jwtSecret);
  const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
  return { schoolCode, authorization: `Bearer ${token}`, address };
}

/** Opens the page, reads the week, writes a plan with the pauses of a person, and now and then sends it. */
export async function monday(
  asking: Asking,
  teacher: Teacher,
  at: number,
  answered: Answered,
): Promise<void> {
  const ask = asks(asking.url, teacher, answered);
  const ofSchool = `schoolCode=${teacher.schoolCode}`;
  await Promise.all([
    ask('live', 'health/live'),
    ask('status', `subscription/status?${ofSchool}`),
    ask('notifications', `notifications?${ofSchool}`),
    ask('week', `my-week?${ofSchool}&day=${MONDAY}`),
  ]);
  const id = randomUUID();
  let version = await written(
    ask('new plan', 'lesson-plans', 'POST', { ...PLAN, id, schoolCode: teacher.schoolCode }),
  );
  for (let save = 1; save <= SAVES && version > 0; save += 1) {
    await pause(THINKING_MS);
    const body = {
      ...PLAN,
      objective: `${PLAN.objective} ${save}.`,
      version,
      schoolCode: teacher.schoolCode,
    };
    version = await written(ask('saved plan', `lesson-plans/${id}`, 'PUT', body));
  }
  if (at % SENDS > 0 || version === 0) return;
  const sending = { schoolCode: teacher.schoolCode, day: MONDAY, id: randomUUID(), pressedAt: null };
  await ask('sent week', 'my-week/sending', 'POST', { ...sending, plans: [{ planId: id, version }] });
}

type Ask = (kind: Kind, path: string, method?: string, body?: object) => Promise<Response | undefined>;

function asks(url: string, { authorization, address }: Teacher, answered: Answered): Ask {
  return async (kind, path, method = 'GET', body) => {
    const headers = { authorization, 'x-forwarded-for': address, 'content-type': 'application/json' };
    const begunAt = performance.now();
    try {
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(`${url}/api/${path}`, sent);
      const text = await response.text();
      const failure = response.ok ? undefined : `${response.status} ${text.slice(0, 200)}`;
      answered(kind, performance.now() - begunAt, failure);
      return response.ok ? new Response(text) : undefined;
    } catch (error) {
      answered(kind, performance.now() - begunAt, String(error));
      return undefined;
    }
  };
}

/** The version that was kept; 0 where nothing was. */
async function written(asked: Promise<Response | undefined>): Promise<number> {
  const response = await asked;
  return response ? ((await response.json()) as { version: number }).version : 0;
}

/** As long as plans are. */
export const PLAN = {
  date: MONDAY,
  startTime: '14:00',
  endTime: '15:00',
  className: '5 Bestari',
  subject: 'Sains',
  topic: 'Haba',
  objective: 'Murid dapat menerangkan pengaliran haba melalui pepejal, cecair dan gas dengan contoh harian.',
  activities: 'Set induksi (5 min)\nPerbincangan berkumpulan (20 min)\nEksperimen (25 min)\nPenutup (10 min)',
  reflection: '',
};

/** As a hosted backend signs that shares a secret with the product. */
function signed(claims: object, secret: string): string {
  const now = Math.floor(Date.now() / 1_000);
  const times = { iat: now, exp: now + SESSION_SECONDS, amr: [{ method: 'password', timestamp: now }] };
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { role: 'authenticated', aud: 'authenticated', ...times, ...claims },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
