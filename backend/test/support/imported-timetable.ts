import { randomUUID } from 'node:crypto';
import { calendarOf } from '../../src/modules/calendar/domain/calendar-of-parts.js';
import { GRADE_LEVELS } from '../../src/modules/classes/index.js';
import type { DayChoices } from '../../src/modules/timetable/domain/import/file-days.js';
import type { WeekChoices } from '../../src/modules/timetable/domain/import/file-weeks.js';
import { importRequest } from '../../src/modules/timetable/domain/import/import-request.js';
import type { Choices, SchoolNames } from '../../src/modules/timetable/domain/import/matching.js';
import { type TakenOver, takenOver } from '../../src/modules/timetable/domain/import/take-over.js';
import type { TimetableFileDto } from '../../src/modules/timetable/from-file/timetable-files.dto.js';
import type { TestPerson, TestSchool } from './builders.js';
import type { TestApp } from './test-app.js';

export type Told = Readonly<{
  choices?: Choices;
  dayChoices?: DayChoices;
  weekChoices?: WeekChoices;
  stage?: SchoolNames['stage'];
  reasonOf?: (kind: string) => string | undefined;
  name?: string;
}>;

/** What the page does with a file: asks the school's lists, decides, and asks for a draft. */
export function timetableImports(
  caller: () => Readonly<{ t: TestApp; school: TestSchool; admin: TestPerson; year: string }>,
) {
  const ask = (method: 'get' | 'post' | 'put', path: string, person?: TestPerson) => {
    const { t, school, admin } = caller();
    return t.call(method, path, { host: school.host, token: (person ?? admin).token });
  };
  const listOf = async (path: string) => (await ask('get', path).expect(200)).body.items;
  const read = (bytes: Buffer, person?: TestPerson) =>
    ask('post', '/api/timetable-files', person).attach('file', bytes, 'jadual.xml');

  async function decided(
    file: TimetableFileDto,
    {
      choices = {},
      dayChoices = {},
      weekChoices = {},
      stage = null,
      reasonOf = () => undefined,
      name,
    }: Told = {},
  ) {
    const { year } = caller();
    const ofYear = `?academicYearId=${year}`;
    const calendar = calendarOf((await ask('get', `/api/calendar${ofYear}`).expect(200)).body);
    const school = {
      people: await listOf('/api/colleagues'),
      classes: await listOf(`/api/classes${ofYear}`),
      subjects: await listOf('/api/subjects'),
      rooms: await listOf('/api/rooms'),
      sets: await listOf(`/api/teaching-sets${ofYear}`),
      stage,
    };
    const week = {
      weekdays: calendar.schoolWeekdays,
      cycleWeeks: calendar.cycle.weeks,
      term: 1,
      bells: () => [],
    };
    const { names, slots, remembered, teacherIds } = file;
    const asked = { file: names, slots, school, week, remembered, choices, dayChoices, weekChoices };
    const open = takenOver({ ...asked, setChoices: {} }).taught.filter(({ setId }) => setId === null);
    const setChoices = Object.fromEntries(open.map(({ key, fitting: [first = ''] }) => [key, first]));
    const taken: TakenOver = takenOver({ ...asked, setChoices });
    const reasons = Object.fromEntries(
      taken.questions.flatMap(({ key, kind }) => {
        const reason = reasonOf(kind);
        return reason === undefined ? [] : [[key, reason]];
      }),
    );
    const request = importRequest(
      { ...taken, reasons, school, levels: GRADE_LEVELS, teacherIds },
      randomUUID,
    );
    const head = {
      id: randomUUID(),
      academicYearId: year,
      name: name ?? `Jadual ${randomUUID()}`,
      setsFrom: '2026-11-18',
    };
    return { ...taken, body: { ...head, ...request } };
  }

  return {
    ask,
    listOf,
    read,
    decided,
    send: (body: object, person?: TestPerson) => ask('post', '/api/timetable-imports', person).send(body),
    lessonsOf: async (id: string) => (await ask('get', `/api/timetables/${id}/lessons`).expect(200)).body,
  };
}
