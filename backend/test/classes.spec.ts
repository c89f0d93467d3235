import { randomUUID } from 'node:crypto';
import { DUTIES } from '../src/platform/access/access.js';
import { asBytes } from './support/as-bytes.js';
import { makeMember, makeTrialSchool, type TestPerson } from './support/builders.js';
import { inSchool } from './support/in-school.js';
import { filesOf } from './support/read-zip.js';

const { t, school, people, setTime, newSchool } = inSchool({ admin: 'admin', teacher: 'teacher' });
const { admin, teacher } = people;

type Method = 'get' | 'post' | 'put' | 'delete';
const ask = (person: TestPerson, method: Method, path: string) =>
  t.call(method, path, { host: school.host, token: person.token });
const send = (method: 'post' | 'put', path: string, body: object, person = admin) =>
  ask(person, method, path).send(body);
const itemsOf = async (path: string, person = admin) =>
  (await ask(person, 'get', path).expect(200)).body.items;
const fieldsOf = ({ body }: { body: { details: { fields: { field: string }[] } } }) =>
  body.details.fields.map(({ field }) => field);

const schoolClass = (part: object = {}) => ({
  id: randomUUID(),
  academicYearId: school.year,
  name: '4 Bestari',
  gradeLevels: ['T4'],
  shift: 'morning',
  stream: null,
  classTeacherId: null,
  groups: [],
  ...part,
});
const subject = (part: object = {}) => ({
  id: randomUUID(),
  name: 'Bahasa Melayu',
  code: 'BM',
  language: 'ms',
  religion: null,
  levels: [{ gradeLevel: 'T4', curriculum: 'KSSR', periodsAWeek: 8 }],
  ...part,
});
const taught = (userId: string, part: object = {}) => ({
  userId,
  isLead: true,
  fromDay: '2026-01-12',
  toDay: null,
  ...part,
});

/** A class and a subject, and what a set of them is sent as. */
async function begun() {
  const [theClass, theSubject] = [schoolClass(), subject()];
  await send('post', '/api/classes', theClass).expect(201);
  await send('post', '/api/subjects', theSubject).expect(201);
  const set = (part: object = {}) => ({
    id: randomUUID(),
    academicYearId: school.year,
    subjectId: theSubject.id,
    name: null,
    periodsAWeek: 8,
    parts: [{ classId: theClass.id, groupId: null }],
    teachers: [taught(teacher.userId)],
    ...part,
  });
  return { theClass, theSubject, set };
}

describe('classes', () => {
  it('are shown to everybody in the school, in the order in which people count', async () => {
    const names = ['10 Amanah', '2 Cemerlang', '2 Bestari', 'Prasekolah', '五年一班'];
    const classes = names.map((name) => schoolClass({ name }));
    await send('post', '/api/classes/batch', { classes }).expect(201);
    expect(
      (await itemsOf(`/api/classes?academicYearId=${school.year}`, teacher)).map(
        ({ name }: { name: string }) => name,
      ),
    ).toEqual(['2 Bestari', '2 Cemerlang', '10 Amanah', 'Prasekolah', '五年一班']);
  });

  it('are kept by administrators and by nobody else', async () => {
    await send('post', '/api/classes', schoolClass(), teacher).expect(403);
    await send('post', '/api/subjects', subject(), teacher).expect(403);
    expect(await itemsOf(`/api/classes?academicYearId=${school.year}`)).toEqual([]);
  });

  it('have their name once in a year, also when two administrators make them at the same time', async () => {
    const answers = await Promise.all(
      ['4 Bestari', '4 bestari'].map((name) => send('post', '/api/classes', schoolClass({ name }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(answers.filter(({ status }) => status === 400).map(fieldsOf)).toEqual([['name']]);
  });

  it('are made all or none, and what is wrong with one is told at its place', async () => {
    const classes = [
      schoolClass({ name: '1 A' }),
      schoolClass({ name: '1 B' }),
      schoolClass({ name: '1 a' }),
    ];
    expect(fieldsOf(await send('post', '/api/classes/batch', { classes }).expect(400))).toEqual([
      'classes.2.name',
    ]);
    expect(await itemsOf(`/api/classes?academicYearId=${school.year}`)).toEqual([]);
  });

  it('of several levels name them in their order, and their groups by name', async () => {
    const made = schoolClass({
      name: 'Cantum',
      gradeLevels: ['T3', 'T1', 'T2'],
      groups: [
        { id: randomUUID(), name: 'Kumpulan 2' },
        { id: randomUUID(), name: 'Kumpulan 1' },
      ],
      classTeacherId: teacher.userId,
      stream: 'Sains',
    });
    const { body } = await send('post', '/api/classes', made).expect(201);
    expect(body).toMatchObject({
      ...made,
      gradeLevels: ['T1', 'T2', 'T3'],
      groups: made.groups.toReversed(),
    });
  });

  it.each([
    ['gradeLevels', { gradeLevels: ['T7'] }],
    ['gradeLevels', { gradeLevels: [] }],
    ['name', { name: '  ' }],
    ['name', { name: 'A'.repeat(41) }],
    ['shift', { shift: 'night' }],
    ['classTeacherId', { classTeacherId: randomUUID() }],
    ['groups.1.name', { groups: [1, 1].map(() => ({ id: randomUUID(), name: 'A' })) }],
    ['groups.0.id', { groups: [{ id: 'x', name: 'A' }] }],
  ])('refuse a wrong %s', async (field, part) => {
    expect(fieldsOf(await send('post', '/api/classes', schoolClass(part)).expect(400))).toContain(field);
  });

  it('are replaced in the version that was read; a conflict shows what stands there', async () => {
    const { id, ...content } = schoolClass();
    await send('post', '/api/classes', { id, ...content }).expect(201);
    const renamed = { ...content, name: '4 Cemerlang' };
    expect(
      (await send('put', `/api/classes/${id}`, { ...renamed, version: 1 }).expect(200)).body.version,
    ).toBe(2);
    const { body } = await send('put', `/api/classes/${id}`, { ...content, version: 1 }).expect(409);
    expect(body).toMatchObject({ code: 'CLASS_CONFLICT', details: { current: { name: '4 Cemerlang' } } });
  });

  it('and subjects that are taught cannot be deleted; the set says why', async () => {
    const { theClass, theSubject, set } = await begun();
    const made = set();
    await send('post', '/api/teaching-sets', made).expect(201);
    const refused = await ask(admin, 'delete', `/api/classes/${theClass.id}`).expect(409);
    expect(refused.body).toMatchObject({ code: 'CLASS_IN_USE', details: { sets: 1 } });
    await ask(admin, 'delete', `/api/subjects/${theSubject.id}`).expect(409);
    await ask(admin, 'delete', `/api/teaching-sets/${made.id}`).expect(204);
    await ask(admin, 'delete', `/api/classes/${theClass.id}`).expect(204);
    expect(await itemsOf(`/api/classes?academicYearId=${school.year}`)).toEqual([]);
    await ask(admin, 'post', `/api/teaching-sets/${made.id}/restoration`).expect(400);
    await ask(admin, 'post', `/api/classes/${theClass.id}/restoration`).expect(200);
    await ask(admin, 'post', `/api/teaching-sets/${made.id}/restoration`).expect(200);
  });

  it('that were deleted come back unless their name is taken meanwhile', async () => {
    const made = schoolClass();
    await send('post', '/api/classes', made).expect(201);
    await ask(admin, 'delete', `/api/classes/${made.id}`).expect(204);
    await send('post', '/api/classes', schoolClass()).expect(201);
    expect(fieldsOf(await ask(admin, 'post', `/api/classes/${made.id}/restoration`).expect(400))).toEqual([
      'name',
    ]);
  });

  it('keep a group that is taught', async () => {
    const { theClass, set } = await begun();
    const group = { id: randomUUID(), name: 'Kumpulan A' };
    const { id, ...content } = theClass;
    await send('put', `/api/classes/${id}`, { ...content, groups: [group], version: 1 }).expect(200);
    await send('post', '/api/teaching-sets', set({ parts: [{ classId: id, groupId: group.id }] })).expect(
      201,
    );
    const { body } = await send('put', `/api/classes/${id}`, { ...content, version: 2 }).expect(409);
    expect(body).toMatchObject({ code: 'CLASS_GROUP_IN_USE', details: { groupIds: [group.id] } });
  });
});

describe('subjects', () => {
  it('have their levels with curriculum and periods, and their code once', async () => {
    const made = subject({
      levels: [
        { gradeLevel: 'T1', curriculum: 'KP2027', periodsAWeek: null },
        { gradeLevel: 'T4', curriculum: 'KSSR', periodsAWeek: 8 },
      ],
    });
    await send('post', '/api/subjects', made).expect(201);
    expect(await itemsOf('/api/subjects', teacher)).toMatchObject([made]);
    expect(fieldsOf(await send('post', '/api/subjects', subject({ code: 'bm' })).expect(400))).toEqual([
      'code',
    ]);
    const twice = subject({ code: 'SN', levels: [made.levels[0], made.levels[0]] });
    expect(fieldsOf(await send('post', '/api/subjects', twice).expect(400))).toEqual(['levels.1.gradeLevel']);
  });

  it('have a mark: what the school chooses, else one that no other has; a page of yesterday changes it not', async () => {
    const usual = subject();
    expect((await send('post', '/api/subjects', usual).expect(201)).body).toMatchObject({
      mark: 'BM',
      hue: 0,
    });
    const other = subject({ code: 'BMA', name: 'Bahasa Melayu Akademik' });
    const made = (await send('post', '/api/subjects', other).expect(201)).body;
    expect(made).toMatchObject({ mark: 'BA', hue: 1 });
    const { id, ...sent } = other;
    const change = (part: object, version: number) =>
      send('put', `/api/subjects/${id}`, { ...sent, ...part, version });
    expect((await change({ mark: 'XY', hue: 7 }, made.version).expect(200)).body).toMatchObject({
      ...{ mark: 'XY', hue: 7 },
    });
    const later = (await change({ name: 'Bahasa' }, made.version + 1).expect(200)).body;
    expect(later).toMatchObject({ name: 'Bahasa', mark: 'XY', hue: 7 });
    expect((await change({ mark: null, hue: null }, later.version).expect(200)).body).toMatchObject({
      ...{ mark: 'BA', hue: 1 },
    });
    for (const [part, field] of [
      [{ mark: 'bm' }, 'mark'],
      [{ mark: 'ABC' }, 'mark'],
      [{ hue: 10 }, 'hue'],
      [{ hue: -1 }, 'hue'],
    ] as const)
      expect(fieldsOf(await change(part, later.version + 1).expect(400))).toEqual([field]);
  });

  it('have a code and a mark that no other has, letter by letter as the database counts them', async () => {
    await send('post', '/api/subjects', subject({ code: 'I', mark: 'İX' })).expect(201);
    for (const [part, fields] of [
      [{ code: 'İ' }, ['code']],
      [{ code: 'Z', mark: 'ix' }, ['mark']],
      [{ code: 'Z', mark: 'IX' }, ['mark']],
    ] as const)
      expect(fieldsOf(await send('post', '/api/subjects', subject(part)).expect(400))).toEqual(fields);
    await send('post', '/api/classes', schoolClass({ name: '4 İnci' })).expect(201);
    const taken = await send('post', '/api/classes', schoolClass({ name: '4 inci' })).expect(400);
    expect(fieldsOf(taken)).toEqual(['name']);
  });

  it('may come back although another has their mark by now: it is said', async () => {
    const left = subject();
    await send('post', '/api/subjects', left).expect(201);
    await ask(admin, 'delete', `/api/subjects/${left.id}`).expect(204);
    await send('post', '/api/subjects', subject({ code: 'X', mark: 'BM' })).expect(201);
    const refused = await send('post', `/api/subjects/${left.id}/restoration`, {}).expect(400);
    expect(fieldsOf(refused)).toEqual(['mark']);
  });
});

describe('tables of what is taught', () => {
  const csv = (table: 'classes' | 'subjects' | 'teaching-sets' | 'people') =>
    table === 'subjects' || table === 'people'
      ? `/api/class-tables/${table}?format=csv`
      : `/api/class-tables/${table}?format=csv&academicYearId=${school.year}`;
  const linesOf = async (table: Parameters<typeof csv>[0], person = admin) =>
    (await ask(person, 'get', csv(table)).expect(200)).text.replace('\uFEFF', '').trim().split('\r\n');

  it('hold a line for each class, level and set, with the names of who teaches on the day', async () => {
    const lead = await makeMember(t, school, 'teacher', 'Kavitha Nair');
    const beside = await makeMember(t, school, 'teacher', 'Goh Wei Ming');
    const groups = [{ id: randomUUID(), name: 'Kumpulan 1' }];
    const theClass = schoolClass({ name: '4 "Bestari"', classTeacherId: lead.userId, groups });
    const theSubject = subject();
    await send('post', '/api/classes', theClass).expect(201);
    await send('post', '/api/subjects', theSubject).expect(201);
    await send('post', '/api/teaching-sets', {
      ...{
        id: randomUUID(),
        academicYearId: school.year,
        subjectId: theSubject.id,
        name: null,
        periodsAWeek: 8,
      },
      parts: [{ classId: theClass.id, groupId: groups[0]?.id }],
      teachers: [taught(lead.userId), taught(beside.userId, { isLead: false })],
    }).expect(201);
    expect(await linesOf('classes')).toEqual([
      'Kelas,Tahun / tingkatan,Sesi sekolah,Aliran,Kumpulan,Guru kelas',
      '"4 ""Bestari""",Tahun 4,Pagi,,Kumpulan 1,Kavitha Nair',
    ]);
    expect(await linesOf('subjects')).toEqual([
      'Subjek,Kod,Tahun / tingkatan,Kurikulum,Waktu seminggu',
      'Bahasa Melayu,BM,Tahun 4,KSSR,8',
    ]);
    expect(await linesOf('teaching-sets')).toEqual([
      'Subjek,Kod,Kelas,Nama set,Guru,Guru bersama,Waktu seminggu',
      'Bahasa Melayu,BM,"4 ""Bestari"" (Kumpulan 1)",,Kavitha Nair,Goh Wei Ming,8',
    ]);
    expect(await linesOf('people')).toEqual(
      expect.arrayContaining([
        'Nama,E-mel,Peranan,Tugas berkuasa,Guru kelas,Mengajar kelas,Waktu seminggu,Terakhir masuk,Keadaan',
        expect.stringMatching(/^Kavitha Nair,\S+@\S+,Guru,,"4 ""Bestari""","4 ""Bestari""",8,\S*,Aktif$/),
        expect.stringMatching(/^Goh Wei Ming,\S+@\S+,Guru,,,"4 ""Bestari""",8,\S*,Aktif$/),
      ]),
    );
    await ask(lead, 'get', '/api/class-tables/people?format=csv').expect(403);
    const workbook = ask(
      admin,
      'get',
      `/api/class-tables/teaching-sets?academicYearId=${school.year}&format=xlsx`,
    );
    const { body, headers } = await asBytes(workbook).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="set-mengajar-2026.xlsx"');
    expect(filesOf(body).get('xl/worksheets/sheet1.xml')).toContain('<c r="G2" s="0"><v>8</v></c>');
  });

  it('say no number of periods of somebody whose set has not said its own', async () => {
    const lead = await makeMember(t, school, 'teacher', 'Siti Zubaidah');
    const [theClass, theSubject] = [schoolClass({ name: '5 Bestari' }), subject()];
    await send('post', '/api/classes', theClass).expect(201);
    await send('post', '/api/subjects', theSubject).expect(201);
    await send('post', '/api/teaching-sets', {
      ...{ id: randomUUID(), academicYearId: school.year, subjectId: theSubject.id, name: null },
      ...{
        periodsAWeek: null,
        parts: [{ classId: theClass.id, groupId: null }],
        teachers: [taught(lead.userId)],
      },
    }).expect(201);
    expect(await linesOf('people')).toContainEqual(
      expect.stringMatching(/^Siti Zubaidah,\S+@\S+,Guru,,,5 Bestari,,\S*,Aktif$/),
    );
  });

  it('are taken by administrators and who holds a duty for sets, in a form that there is', async () => {
    const paths = ['classes', 'subjects', 'teaching-sets'] as const;
    for (const path of paths) await ask(teacher, 'get', csv(path)).expect(403);
    const clerk = await makeMember(t, school, []);
    const days = { from: '2026-01-01', to: null };
    await send('put', `/api/members/${clerk.userId}/duties/pupils`, days).expect(200);
    for (const path of paths) expect(await linesOf(path, clerk)).toHaveLength(1);
    const asked = ask(admin, 'get', `/api/class-tables/classes?academicYearId=${school.year}&format=pdf`);
    expect(fieldsOf(await asked.expect(400))).toEqual(['format']);
    await ask(admin, 'get', `/api/class-tables/classes?format=csv&academicYearId=${randomUUID()}`).expect(
      404,
    );
  });
});

describe('teaching sets', () => {
  it('are read whole by administrators and by who holds a duty for them, and by a teacher the own ones of the day', async () => {
    const { set } = await begun();
    const made = set();
    await send('post', '/api/teaching-sets', made).expect(201);
    const clerk = await makeMember(t, school, []);
    await ask(clerk, 'get', `/api/teaching-sets?academicYearId=${school.year}`).expect(403);
    await ask(teacher, 'get', `/api/teaching-sets?academicYearId=${school.year}`).expect(403);
    await send('put', `/api/members/${clerk.userId}/duties/timetable`, {
      from: '2026-01-01',
      to: null,
    }).expect(200);
    expect(await itemsOf(`/api/teaching-sets?academicYearId=${school.year}`, clerk)).toMatchObject([made]);
    expect(await itemsOf(`/api/own-teaching-sets?academicYearId=${school.year}`, teacher)).toMatchObject([
      made,
    ]);
    expect(await itemsOf(`/api/own-teaching-sets?academicYearId=${school.year}`)).toEqual([]);
  });

  it('belong to whoever teaches them on the day', async () => {
    const { set } = await begun();
    const colleague = await makeMember(t, school, 'teacher');
    const teachers = [
      taught(teacher.userId, { toDay: '2026-10-12' }),
      taught(colleague.userId, { fromDay: '2026-10-13' }),
    ];
    await send('post', '/api/teaching-sets', set({ teachers })).expect(201);
    expect(await itemsOf(`/api/own-teaching-sets?academicYearId=${school.year}`, teacher)).toEqual([]);
    expect(await itemsOf(`/api/own-teaching-sets?academicYearId=${school.year}`, colleague)).toHaveLength(1);
  });

  it('teach nobody a subject twice', async () => {
    const { set } = await begun();
    await send('post', '/api/teaching-sets', set()).expect(201);
    expect(fieldsOf(await send('post', '/api/teaching-sets', set()).expect(400))).toEqual(['parts.0']);
  });

  it('are taught by teachers of the school, to classes of the year, in subjects that it has', async () => {
    const { theClass, set } = await begun();
    const refusals = [
      ['teachers.0.userId', { teachers: [taught(admin.userId)] }],
      ['teachers.0.userId', { teachers: [taught(randomUUID())] }],
      ['parts.0.classId', { parts: [{ classId: randomUUID(), groupId: null }] }],
      ['parts.0.groupId', { parts: [{ classId: theClass.id, groupId: randomUUID() }] }],
      ['subjectId', { subjectId: randomUUID() }],
      ['teachers.1.isLead', { teachers: [taught(teacher.userId), taught(await another())] }],
    ] as const;
    for (const [field, part] of refusals)
      expect([field, fieldsOf(await send('post', '/api/teaching-sets', set(part)))]).toEqual([
        field,
        [field],
      ]);
  });

  it('are the same when they are sent again', async () => {
    const { set } = await begun();
    const made = set();
    await send('post', '/api/teaching-sets', made).expect(201);
    expect((await send('post', '/api/teaching-sets', made).expect(201)).body).toMatchObject({ version: 1 });
    expect(await itemsOf(`/api/teaching-sets?academicYearId=${school.year}`)).toHaveLength(1);
  });

  const another = async () => (await makeMember(t, school, 'teacher')).userId;
});

describe('who may do what with classes, subjects and sets', () => {
  const LOOKING = ['timetable', 'pupils', 'assessments'];
  const ROLES = ['teacher', 'supervisor', 'admin', 'main_admin'] as const;
  const ADMINISTRATORS = ['admin', 'main_admin'];
  const whole = [...ADMINISTRATORS, ...LOOKING];
  const everybody = [...ROLES, ...DUTIES, 'clerk'];

  /** Somebody of each role, and somebody with nothing but a duty. */
  async function everyKind(): Promise<Map<string, TestPerson>> {
    const people = new Map<string, TestPerson>([['clerk', await makeMember(t, school, [])]]);
    for (const role of ROLES) people.set(role, await makeMember(t, school, role));
    for (const duty of DUTIES) {
      const person = await makeMember(t, school, []);
      const days = { from: '2026-01-01', to: null };
      await send('put', `/api/members/${person.userId}/duties/${duty}`, days).expect(200);
      people.set(duty, person);
    }
    return people;
  }

  it('is open to each role and duty as it is declared, and to nobody of another school', async () => {
    const people = await everyKind();
    const { theClass, theSubject, set } = await begun();
    const made = set();
    await send('post', '/api/teaching-sets', made).expect(201);
    const table = '?format=csv';
    const routes: [Method, string, readonly string[]][] = [
      ['get', '/api/classes', everybody],
      ['get', '/api/subjects', everybody],
      ['get', '/api/own-teaching-sets', ROLES],
      ['get', '/api/teaching-sets', whole],
      ...['classes', 'subjects', 'teaching-sets'].map((name): [Method, string, readonly string[]] => [
        'get',
        `/api/class-tables/${name}${table}`,
        whole,
      ]),
      ...['classes', 'subjects', 'teaching-sets'].flatMap((name): [Method, string, readonly string[]][] => [
        ['post', `/api/${name}`, ADMINISTRATORS],
        ['post', `/api/${name}/batch`, ADMINISTRATORS],
        ['put', `/api/${name}/${randomUUID()}`, ADMINISTRATORS],
        ['delete', `/api/${name}/${randomUUID()}`, ADMINISTRATORS],
        ['post', `/api/${name}/${randomUUID()}/restoration`, ADMINISTRATORS],
      ]),
    ];
    for (const [method, path, open] of routes) {
      const passed: string[] = [];
      for (const [kind, person] of people) {
        const { status } = await ask(person, method, path);
        if (status !== 403) passed.push(kind);
      }
      expect([method, path, passed.toSorted()]).toEqual([method, path, open.toSorted()]);
    }
    const elsewhere = await makeTrialSchool(t);
    const stranger = await makeMember(t, elsewhere, 'main_admin');
    for (const [method, path] of routes) expect((await ask(stranger, method, path)).status).toBe(403);
    for (const path of [`classes/${theClass.id}`, `subjects/${theSubject.id}`, `teaching-sets/${made.id}`])
      await t.call('delete', `/api/${path}`, { host: elsewhere.host, token: stranger.token }).expect(404);
  });
});

describe('somebody who leaves the school', () => {
  const removal = (userId: string, successors: object[]) =>
    send('post', `/api/members/${userId}/removal`, { successors });

  it('hands each set over to whoever is named, and leaves the others and the class to nobody', async () => {
    const { theClass, theSubject, set } = await begun();
    const { id, ...content } = theClass;
    await send('put', `/api/classes/${id}`, { ...content, classTeacherId: teacher.userId, version: 1 });
    const science = subject({ code: 'SN', name: 'Sains' });
    await send('post', '/api/subjects', science).expect(201);
    const [malay, ofScience] = [set(), set({ subjectId: science.id })];
    await send('post', '/api/teaching-sets/batch', { teachingSets: [malay, ofScience] }).expect(201);
    const work = await ask(admin, 'get', `/api/members/${teacher.userId}/work`).expect(200);
    expect(work.body).toMatchObject({ teachingSets: 2 });
    const successor = (await makeMember(t, school, 'teacher')).userId;
    await removal(teacher.userId, [{ setId: malay.id, userId: successor }]).expect(204);
    const ended = taught(teacher.userId, { toDay: '2026-10-12' });
    const items = await itemsOf(`/api/teaching-sets?academicYearId=${school.year}`);
    const of = (subjectId: string) =>
      items.find((item: { subjectId: string }) => item.subjectId === subjectId);
    expect(of(theSubject.id)).toMatchObject({
      version: 2,
      teachers: [ended, taught(successor, { fromDay: '2026-10-13' })],
    });
    expect(of(science.id)).toMatchObject({ version: 2, teachers: [ended] });
    expect(await itemsOf(`/api/classes?academicYearId=${school.year}`)).toMatchObject([
      { classTeacherId: null },
    ]);
  });

  it('stays where a successor is not fit for it', async () => {
    const { set } = await begun();
    const made = set();
    await send('post', '/api/teaching-sets', made).expect(201);
    const refused = await removal(teacher.userId, [{ setId: made.id, userId: admin.userId }]).expect(400);
    expect(fieldsOf(refused)).toEqual(['successors.0.userId']);
    expect(await itemsOf(`/api/own-teaching-sets?academicYearId=${school.year}`, teacher)).toHaveLength(1);
  });
});

describe('a closed year', () => {
  it('is read and not changed', async () => {
    await newSchool('2026-12-01');
    const { theClass, set } = await begun();
    const { id: setId, ...setContent } = set();
    await send('post', '/api/teaching-sets', { id: setId, ...setContent }).expect(201);
    setTime('2026-12-10');
    await send('put', `/api/academic-years/${school.year}/closure`, { reason: 'Sesi tamat' }).expect(200);
    const { id, ...content } = theClass;
    const attempts = [
      send('post', '/api/classes', schoolClass({ name: 'Baharu' })),
      send('put', `/api/classes/${id}`, { ...content, version: 1 }),
      ask(admin, 'delete', `/api/classes/${id}`),
      send('put', `/api/teaching-sets/${setId}`, { ...setContent, version: 1 }),
      ask(admin, 'delete', `/api/teaching-sets/${setId}`),
    ];
    for (const attempt of attempts) expect((await attempt).body.code).toBe('ACADEMIC_YEAR_CLOSED');
    expect(await itemsOf(`/api/teaching-sets?academicYearId=${school.year}`)).toHaveLength(1);
  });
});
