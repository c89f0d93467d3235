import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resourcesOf } from '../src/modules/timetable/domain/claims.js';
import { clashesOf } from '../src/modules/timetable/domain/clashes.js';
import { cardAccount } from '../src/modules/timetable/domain/import/card-account.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { makeMember, makeTrialSchool } from './support/builders.js';
import { entitledInTransactionTo } from './support/entitled-to.js';
import { generatedTimetable } from './support/generated-timetable.js';
import { timetableImports } from './support/imported-timetable.js';
import { inSchool } from './support/in-school.js';
import { readPdf } from './support/read-pdf.js';
import { rowsOf } from './support/rows-of.js';
import { timetableXml } from './support/timetable-xml.js';
import { workbookOfSheets } from './support/workbook.js';

const MOST_CLASSES_AT_ONCE = 100;

const { t, school, people } = inSchool({ admin: 'admin' }, { at: '2026-11-18' });
const { admin } = people;
let year: string;
const { ask, listOf, read, decided, send, lessonsOf } = timetableImports(() => ({ t, school, admin, year }));

const SAMPLE = readFileSync(join(__dirname, 'fixtures/jadual-2012.xml'));
const TEACHERS = [
  'Rosmah binti Kassim',
  'Chong Mei Fong',
  'Devi a/p Raman',
  'Ikhwan bin Jalil',
  'Zaiton binti Ngah',
  'Ong Kah Hoe',
  'Melissa anak Unggang',
  'Fauzi bin Che’ Mat',
];

beforeEach(async () => {
  year = (await ask('get', '/api/academic-years').expect(200)).body.currentId;
  await ask('put', '/api/calendar/cycle')
    .send({
      academicYearId: year,
      version: 0,
      cycle: { weeks: 2, anchor: '2026-01-12', skipsHolidayWeeks: false },
    })
    .expect(200);
});

function classNamed(name: string, groups: readonly string[] = []) {
  const own = groups.map((group) => ({ id: randomUUID(), name: group }));
  const content = { name, gradeLevels: ['T3'], shift: 'morning', stream: null, classTeacherId: null };
  return { id: randomUUID(), academicYearId: year, groups: own, ...content };
}

async function addClass(name: string, groups: readonly string[] = []): Promise<string> {
  const content = classNamed(name, groups);
  await ask('post', '/api/classes').send(content).expect(201);
  return content.id;
}

async function addSubject(name: string, code: string): Promise<string> {
  const id = randomUUID();
  await ask('post', '/api/subjects')
    .send({ id, name, code, language: 'ms', religion: null, levels: [] })
    .expect(201);
  return id;
}

/** The school whose timetable the sample is. */
async function schoolOfSample(): Promise<void> {
  for (const name of TEACHERS) await makeMember(t, school, 'teacher', name);
  for (const name of ['3 Amanah', '3 Budi']) await addClass(name, ['Islam', 'Moral']);
  await addClass('4 Amanah');
  const subjects = {
    BM: 'Bahasa Melayu',
    MT: 'Matematik',
    SN: 'Sains',
    BI: 'Bahasa Inggeris',
    PI: 'Pendidikan Islam',
  };
  for (const [code, name] of Object.entries({
    ...subjects,
    PM: 'Pendidikan Moral',
    PJ: 'Pendidikan Jasmani',
  }))
    await addSubject(name, code);
}

/** The sixth day of the file, on which the school does not teach. */
const SATURDAY = { 6: '6' };
const TEACHERS_OF_SAMPLE = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'];

const sampleRead = async () => (await read(SAMPLE).expect(200)).body;
const fieldsOf = ({ body }: { body: { details: { fields: { field: string }[] } } }) =>
  body.details.fields.map(({ field }) => field);
const fateCounts = (account: ReturnType<typeof cardAccount>) =>
  Object.fromEntries([...account].map(([fate, cards]) => [fate, cards.length]));

describe('a timetable file', () => {
  it('is answered with its names, its lessons, and what became of every card', async () => {
    const file = await sampleRead();
    expect(file).toMatchObject({
      reading: 'one_period',
      cardCount: 31,
      unknownRooms: ['R404'],
      remembered: [],
    });
    const inSlots = new Set(file.slots.flatMap(({ cards }: { cards: number[] }) => cards));
    expect(inSlots.size + file.leftCards.length).toBe(31);
    expect(file.names.classes.map(({ name }: { name: string }) => name)).toEqual([
      '3 Amanah',
      '3 Budi',
      '4 Amanah',
    ]);
    expect(await rowsOf(t.database, 'SELECT 1 FROM app.timetable_matches')).toEqual([]);
  });

  it.each([
    [
      'of a document type',
      '<?xml version="1.0"?><!DOCTYPE t [<!ENTITY a "aa">]><timetable>&a;</timetable>',
      'doctype',
    ],
    ['too deep', `<timetable>${'<a>'.repeat(40)}`, 'too_deep'],
    ['of something else', '<?xml version="1.0"?><rss/>', 'no_timetable'],
    ['cut off', SAMPLE.subarray(0, 4_000).toString(), 'truncated'],
    ['of nothing', '', 'empty'],
  ])('%s is refused in a sentence', async (_, text, reason) => {
    const { body } = await read(Buffer.from(text)).expect(400);
    expect(body).toMatchObject({
      code: 'TIMETABLE_FILE_REFUSED',
      details: { reason, sentence: expect.any(String) },
    });
  });

  it('of more than 10 MB is refused, and so is a form without one', async () => {
    await read(Buffer.alloc(11 * 1024 * 1024, ' ')).expect(413);
    await ask('post', '/api/timetable-files').field('other', 'x').expect(400);
  });

  it('is read by administrators and the duty of the timetable alone', async () => {
    const teacher = await makeMember(t, school, 'teacher');
    const clerk = await makeMember(t, school, []);
    await read(SAMPLE, teacher).expect(403);
    await read(SAMPLE, clerk).expect(403);
    await ask('put', `/api/members/${clerk.userId}/duties/timetable`)
      .send({ from: '2026-11-18', to: null })
      .expect(200);
    await read(SAMPLE, clerk).expect(200);
  });
});

describe('the import of the sample', () => {
  it('becomes a draft with the sets and rooms that it misses, and the next file is matched by what was chosen', async () => {
    await schoolOfSample();
    const file = await sampleRead();
    const { body, open, draft, matches, taught } = await decided(file, {
      dayChoices: SATURDAY,
      reasonOf: () => 'Seperti dalam fail',
    });
    expect(open).toBe(0);
    expect(fateCounts(cardAccount(file.leftCards, draft.fates))).toEqual({
      taken: 27,
      repeated: 1,
      outside_grid: 1,
      without_lesson: 1,
      without_time: 1,
    });
    expect(
      matches.filter(({ how }) => how === 'word').map(({ kind, name, choice }) => [kind, name, choice]),
    ).toEqual(
      expect.arrayContaining([
        ['subject', 'Mesyuarat Panitia', 'meeting'],
        ['subject', 'Perhimpunan', 'assembly'],
      ]),
    );
    const made = (await send(body).expect(201)).body;
    expect(made).toMatchObject({ id: body.id, startsOn: null });
    const { items, sets, overrides } = await lessonsOf(made.id);
    expect(items).toHaveLength(draft.lessons.length);
    expect(sets).toHaveLength(taught.filter(({ isNew }) => isNew).length);
    expect(sets.map(({ subjectCode, name }: Record<string, string>) => `${subjectCode} ${name}`)).toEqual(
      expect.arrayContaining([
        'PI 3 Amanah (Islam) + 3 Budi (Islam)',
        'PM 3 Amanah (Moral) + 3 Budi (Moral)',
        'SN 3 Budi',
      ]),
    );
    expect(overrides.length).toBeGreaterThan(0);
    const parts = new Map(sets.map((set: { id: string; parts: [] }) => [set.id, set.parts]));
    const placed = items.map((each: Parameters<typeof resourcesOf>[0] & { teachingSetId: string }) => ({
      ...each,
      resources: resourcesOf(each, (parts.get(each.teachingSetId) ?? []) as never),
    }));
    expect(clashesOf(placed)).toEqual([]);
    const meetings = items.filter(({ kind }: { kind: string }) => kind === 'meeting');
    expect(meetings).toMatchObject([
      { title: 'Mesyuarat Panitia', teacherIds: { length: 4 }, from: '08:30', to: '09:30' },
    ]);
    expect(items.filter(({ cycleWeek }: { cycleWeek: number | null }) => cycleWeek !== null)).toHaveLength(2);

    const again = await decided(await sampleRead());
    expect(new Set(again.matches.map(({ how }) => how))).toEqual(new Set(['remembered', 'name']));
    expect(again.body.teachingSets).toEqual([]);
    expect(again.body.rooms).toEqual([]);
  });

  it('of 2008 is read by blocks, and its numbered groups may be the whole class: one question for all of it', async () => {
    await schoolOfSample();
    const old = readFileSync(join(__dirname, 'fixtures/jadual-2008.xml'));
    const file = (await read(old).expect(200)).body;
    expect(file).toMatchObject({ reading: 'block' });
    for (const { id, name } of file.names.teachers)
      if (id === 'T9') await makeMember(t, school, 'teacher', name);
    const groups = file.names.groups.map(({ id }: { id: string }) => [`group ${id}`, 'whole']);
    // Its week begins on Ahad, on which the school does not teach.
    const asked = await decided(file, { choices: Object.fromEntries(groups) });
    const unknown = asked.days.filter(({ choice }) => choice === null);
    expect(unknown.map(({ name }) => name)).toEqual(['Ahad']);
    expect(asked.open).toBe(1);
    const { body, open, questions, draft } = await decided(file, {
      choices: Object.fromEntries(groups),
      dayChoices: Object.fromEntries(unknown.map(({ number, proposed }) => [number, String(proposed)])),
      reasonOf: () => 'Murid berpecah kepada dua kumpulan',
    });
    expect(open).toBe(0);
    expect(questions.map(({ kind }) => kind)).toEqual(['groups']);
    const account = cardAccount(file.leftCards, draft.fates);
    expect([...account.values()].flat()).toHaveLength(file.cardCount);
    await send(body).expect(201);
    const { items, overrides } = await lessonsOf(body.id);
    expect(overrides).toHaveLength(1);
    expect(items.filter(({ overrideId }: { overrideId: string | null }) => overrideId !== null)).toHaveLength(
      questions[0]?.sets[0]?.lessonIds.length ?? 0,
    );
  });

  it('makes in one step what the school does not have: classes, their groups, subjects and rooms; the next file finds them', async () => {
    const { body, open, draft } = await decided(await sampleRead(), {
      stage: 'T',
      dayChoices: SATURDAY,
      choices: Object.fromEntries(TEACHERS_OF_SAMPLE.map((id) => [`teacher ${id}`, 'none'])),
    });
    expect(open).toBe(0);
    expect(body.classes.map(({ name, gradeLevel }) => [name, gradeLevel])).toEqual([
      ['3 Amanah', 'T3'],
      ['3 Budi', 'T3'],
      ['4 Amanah', 'T4'],
    ]);
    await send(body).expect(201);
    expect((await lessonsOf(body.id)).items).toHaveLength(draft.lessons.length);
    const classes = await listOf(`/api/classes?academicYearId=${year}`);
    expect(classes).toMatchObject([
      { name: '3 Amanah', gradeLevels: ['T3'], groups: [{ name: 'Islam' }, { name: 'Moral' }] },
      { name: '3 Budi', groups: [{ name: 'Islam' }, { name: 'Moral' }] },
      { name: '4 Amanah', gradeLevels: ['T4'] },
    ]);
    const subjects = await listOf('/api/subjects');
    expect(
      subjects.map(({ code, language, religion }: Record<string, string>) => [code, language, religion]),
    ).toEqual(
      expect.arrayContaining([
        ['BI', 'en', null],
        ['PI', 'ms', 'islam'],
        ['PM', 'ms', 'moral'],
      ]),
    );
    const again = (await decided(await sampleRead())).body;
    expect([again.classes, again.groups, again.subjects, again.rooms]).toEqual([[], [], [], []]);
  });

  it('adds the groups that a class of the school has not, and keeps those that it has', async () => {
    const [first] = [await addClass('3 Amanah', ['Islam', 'Robotik']), await addClass('3 Budi')];
    const { body } = await decided(await sampleRead(), { stage: 'T' });
    await send(body).expect(201);
    const classes = await listOf(`/api/classes?academicYearId=${year}`);
    const groupsOf = (id: string) =>
      classes
        .find((each: { id: string }) => each.id === id)
        .groups.map(({ name }: { name: string }) => name)
        .toSorted();
    expect(groupsOf(first)).toEqual(['Islam', 'Moral', 'Robotik']);
    const strange = { id: randomUUID(), classId: randomUUID(), name: 'Islam' };
    const other = { ...body, id: randomUUID(), name: 'Lain', classes: [], subjects: [], groups: [strange] };
    await send(other).expect(400);
  });

  it('of three weeks comes in by what was chosen for each, and what is in none of them says so', async () => {
    await schoolOfSample();
    const file = await sampleRead();
    const weeks = [1, 2, 3].map((number) => ({ number, name: null }));
    const slots = file.slots.map((slot: { weeks: number[] }, at: number) => ({
      ...slot,
      weeks: at === 0 ? [3] : at === 1 ? [1] : [1, 2, 3],
    }));
    const three = { ...file, slots, names: { ...file.names, weeks } };
    expect((await decided(three, { dayChoices: SATURDAY })).open).toBe(3);
    const { draft, open } = await decided(three, {
      dayChoices: SATURDAY,
      weekChoices: { 1: '1', 2: '2', 3: 'none' },
    });
    expect(open).toBe(0);
    expect(fateCounts(cardAccount(file.leftCards, draft.fates)).weeks).toBe(file.slots[0].cards.length);
    expect(draft.lessons.flatMap(({ cycleWeek }) => cycleWeek ?? [])).toEqual([1]);
  });

  it('from a table with a line for each lesson goes the same way', async () => {
    await schoolOfSample();
    const table = [
      'Hari;Masa;Kelas;Subjek;Guru;Bilik',
      'Isnin;7.30-8.30;3 Amanah;Sains;Rosmah binti Kassim;Makmal',
      'Selasa;7.30-8.00;3 Budi;BM;Chong Mei Fong;',
    ].join('\n');
    const file = (await read(Buffer.from(table)).expect(200)).body;
    const { body, open } = await decided(file);
    expect(open).toBe(0);
    await send(body).expect(201);
    expect((await lessonsOf(body.id)).items).toMatchObject([
      { kind: 'lesson', weekday: 1, from: '07:30', to: '08:30', teacherIds: [expect.any(String)] },
      { kind: 'lesson', weekday: 2, from: '07:30', to: '08:00', roomId: null },
    ]);
    const refused = await read(Buffer.from('Nama,Jantina\nAli,L')).expect(400);
    expect(refused.body.details.reason).toBe('no_columns');
  });

  it('from a workbook with a sheet for each class goes the same way', async () => {
    await schoolOfSample();
    const week = ['Hari', '1\n7.30-8.00', '2\n8.00-8.30'];
    const cover = ['Jadual waktu kelas 2027'];
    const sheets = new Map<string, readonly (readonly string[])[]>([
      ['Muka depan', [cover]],
      ['3 Amanah', [['SK CONTOH'], week, ['Isnin', 'Sains\nRosmah binti Kassim\nMakmal', 'BM']]],
      ['3 Budi', [week, ['Selasa', '', 'BM\nChong Mei Fong']]],
      ...['a', 'b', 'c', 'd'].map((name) => [`Kosong ${name}`, [cover]] as const),
      [
        '4 Amanah',
        [
          ['Masa', 'Isnin', 'Selasa'],
          ['7.30-8.00', '', 'Matematik'],
        ],
      ],
    ]);
    const file = (await read(await workbookOfSheets(sheets)).expect(200)).body;
    expect(file.cardCount).toBe(4);
    const { body, open } = await decided(file);
    expect(open).toBe(0);
    await send(body).expect(201);
    expect((await lessonsOf(body.id)).items).toMatchObject([
      { weekday: 1, from: '07:30', teacherIds: [expect.any(String)], roomId: expect.any(String) },
      { weekday: 1, from: '08:00', teacherIds: [] },
      { weekday: 2, from: '07:30', teacherIds: [] },
      { weekday: 2, from: '08:00', teacherIds: [expect.any(String)] },
    ]);
  });

  it('makes nothing in a school that was locked a moment ago', async () => {
    await schoolOfSample();
    const { body } = await decided(await sampleRead());
    entitledInTransactionTo(t, 'billing');
    const refused = await send(body).expect(403);
    expect(refused.body.code).toBe('ACCESS_RESTRICTED');
    jest.restoreAllMocks();
    expect(await rowsOf(t.database, `SELECT 1 FROM app.timetables WHERE school_id = '${school.id}'`)).toEqual(
      [],
    );
  });

  it('sent again is answered as it stands, also when both come at once', async () => {
    await schoolOfSample();
    const { body } = await decided(await sampleRead());
    const replies = await Promise.all([send(body), send(body)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    await send({ ...body, name: 'Nama lain', lessons: body.lessons.slice(0, 1) }).expect(201);
    expect((await lessonsOf(body.id)).items).toHaveLength(body.lessons.length);
    expect(await listOf(`/api/teaching-sets?academicYearId=${year}`)).toHaveLength(body.teachingSets.length);
  });

  it('is a new draft each time: what holds, and its sets, stay as they are', async () => {
    await schoolOfSample();
    const first = (await decided(await sampleRead(), { reasonOf: () => 'Seperti dalam fail' })).body;
    await send(first).expect(201);
    await ask('post', `/api/timetables/${first.id}/publication`)
      .send({ version: 1, startsOn: '2026-11-18', reason: 'Mula hari ini' })
      .expect(200);
    const before = await lessonsOf(first.id);
    const second = (await decided(await sampleRead())).body;
    await send(second).expect(201);
    expect(await lessonsOf(first.id)).toEqual(before);
    expect((await lessonsOf(second.id)).items).toHaveLength(before.items.length);
  });

  it('makes nothing at all where one thing is wrong, and says where', async () => {
    await schoolOfSample();
    const { body } = await decided(await sampleRead(), { reasonOf: () => 'Seperti dalam fail' });
    const other = await makeTrialSchool(t);
    const stranger = await makeMember(t, other, 'teacher');
    const [lesson] = body.lessons;
    const [set] = body.teachingSets;
    const [override] = body.overrides;
    const wrong: [object, string[]][] = [
      [{ lessons: [{ ...lesson, teacherIds: [stranger.userId] }] }, ['lessons.0.teacherIds.0']],
      [{ lessons: [{ ...lesson, roomId: randomUUID() }] }, ['lessons.0.roomId']],
      [{ lessons: [{ ...lesson, teachingSetId: randomUUID() }] }, ['lessons.0.teachingSetId']],
      [{ lessons: [{ ...lesson, to: lesson?.from }] }, ['lessons.0.to']],
      [{ teachingSets: [{ ...set, teacherIds: [stranger.userId] }] }, ['teachingSets.0.teachers.0.userId']],
      [{ teachingSets: [set, { ...set, id: randomUUID() }] }, ['teachingSets.1.parts.0']],
      [
        { teachingSets: [{ ...set, parts: [{ classId: randomUUID(), groupId: null }] }] },
        ['teachingSets.0.parts.0.classId'],
      ],
      [
        { rooms: [...body.rooms, { id: randomUUID(), name: body.rooms[0]?.name.toUpperCase() }] },
        [`rooms.${body.rooms.length}.name`],
      ],
      [
        { overrides: [override, { ...override, id: randomUUID() }] },
        override?.lessonIds.map((_, at) => `overrides.1.lessonIds.${at}`) ?? [],
      ],
      [{ matches: [{ kind: 'teacher', key: 'x', choice: stranger.userId }] }, ['matches.0.choice']],
      [{ matches: [{ kind: 'teacher', key: 'x', choice: 'whole' }] }, ['matches.0.choice']],
      [{ name: '' }, ['name']],
    ];
    for (const [differing, fields] of wrong) {
      const refused = await send({ ...body, ...differing }).expect(400);
      expect(fieldsOf(refused)).toEqual(expect.arrayContaining(fields));
    }
    for (const list of ['timetables', 'rooms'])
      expect(await rowsOf(t.database, `SELECT 1 FROM app.${list} WHERE school_id = '${school.id}'`)).toEqual(
        [],
      );
    expect(await listOf(`/api/teaching-sets?academicYearId=${year}`)).toEqual([]);
    await send(body).expect(201);
  });

  it('is made by administrators and the duty of the timetable, in a session that is open', async () => {
    await schoolOfSample();
    const { body } = await decided(await sampleRead());
    await send(body, await makeMember(t, school, 'teacher')).expect(403);
    const clerk = await makeMember(t, school, []);
    await send(body, clerk).expect(403);
    await send({ ...body, academicYearId: randomUUID() }).expect(404);
    t.app.get(BusinessClock).freezeAt(Date.parse('2026-12-05T08:00:00+08:00'));
    await ask('put', `/api/academic-years/${year}/closure`)
      .send({ reason: 'Semua rekod lengkap' })
      .expect(200);
    expect((await send(body)).status).toBe(409);
  });
});

/** The largest that were found take as long as all others together: `npm run timetable-files` tries them every week. */
const LARGEST = process.env.LARGEST_TIMETABLE
  ? {
      known: [{ classes: 168, teachers: 380, rooms: 120 }],
      unknown: [{ classes: 168, teachers: 250, rooms: 120 }],
    }
  : { known: [], unknown: [] };

it.each([{ classes: 62, teachers: 90, rooms: 50 }, ...LARGEST.known])(
  'a school of $classes classes and $teachers teachers comes in whole: groups, doubles, fortnights, lessons without room, two teachers',
  async (size) => {
    const { file, placed } = generatedTimetable(7, size);
    const teachers = await Promise.all(file.teachers.map(() => makeMember(t, school, 'teacher')));
    const choices: Record<string, string> = {};
    file.teachers.forEach(({ id }, at) => {
      choices[`teacher ${id}`] = teachers[at]?.userId ?? '';
    });
    const classes = file.classes.map(({ name }) => classNamed(name, ['A', 'B']));
    for (let at = 0; at < classes.length; at += MOST_CLASSES_AT_ONCE)
      await ask('post', '/api/classes/batch')
        .send({ classes: classes.slice(at, at + MOST_CLASSES_AT_ONCE) })
        .expect(201);
    file.classes.forEach(({ id }, at) => {
      choices[`class ${id}`] = classes[at]?.id ?? '';
    });
    for (const { id, name, short } of file.subjects) choices[`subject ${id}`] = await addSubject(name, short);

    const answered = (await read(timetableXml(file)).expect(200)).body;
    expect(answered.leftCards).toEqual([]);
    const { body, draft, questions, open, taught } = await decided(answered, {
      choices,
      reasonOf: () => 'Diimport',
    });
    expect(open).toBe(0);
    expect(questions.length).toBeLessThanOrEqual(15);
    expect(draft.lessons).toHaveLength(placed.length);
    const account = cardAccount(answered.leftCards, draft.fates);
    expect(fateCounts(account)).toEqual({ taken: file.cards.length });

    await send(body).expect(201);
    const { items, sets } = await lessonsOf(body.id);
    expect(items).toHaveLength(placed.length);
    expect(sets).toHaveLength(taught.filter(({ isNew }) => isNew).length);
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const taken = items.reduce(
      (sum: number, each: { from: string; to: string }) => sum + minutes(each.to) - minutes(each.from),
      0,
    );
    expect(taken).toBe(file.cards.length * 30);
    expect(items.filter(({ roomId }: { roomId: string | null }) => roomId === null)).toHaveLength(
      placed.filter(({ roomIds }) => roomIds.length === 0).length,
    );

    // All of them on one sheet: only where there are several does one say which it is.
    const { body: paper } = await ask('get', `/api/timetables/${body.id}/paper?of=teachers`)
      .responseType('blob')
      .expect(200);
    const { words } = await readPdf(paper);
    expect(words.includes('Halaman')).toBe(size.teachers > 90);
  },
  120_000,
);

it.each([{ classes: 21, teachers: 32, rooms: 15 }, ...LARGEST.unknown])(
  'a school of which nothing is known yet comes in whole from its file: $classes classes of eight groups, three weeks, each card accounted for',
  async (size) => {
    const { file } = generatedTimetable(11, { ...size, weeks: 3, groups: 8 });
    const choices = Object.fromEntries([
      ...file.classes.map(({ id }) => [`class ${id}`, 'new T3']),
      ...file.teachers.map(({ id }) => [`teacher ${id}`, 'none']),
    ]);
    const answered = (await read(timetableXml(file)).expect(200)).body;
    expect(answered.cardCount).toBe(file.cards.length);
    expect(answered.cardCount).toBeGreaterThan(40 * size.classes);
    const { body, draft, open } = await decided(answered, {
      choices,
      weekChoices: { 1: '1', 2: '2', 3: 'none' },
      reasonOf: () => 'Diimport',
    });
    expect(open).toBe(0);
    const account = cardAccount(answered.leftCards, draft.fates);
    expect(new Set(account.keys())).toEqual(new Set(['taken', 'weeks']));
    expect([...account.values()].flat()).toHaveLength(answered.cardCount);
    expect(body.classes).toHaveLength(size.classes);
    expect(body.groups.length).toBeGreaterThan(7 * size.classes);
    await send(body).expect(201);
    expect((await lessonsOf(body.id)).items).toHaveLength(draft.lessons.length);
    const classes = await listOf(`/api/classes?academicYearId=${year}`);
    expect(classes.flatMap(({ groups }: { groups: object[] }) => groups)).toHaveLength(body.groups.length);
  },
  120_000,
);
