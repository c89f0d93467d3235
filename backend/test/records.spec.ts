import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Database } from '../src/platform/database/database.js';
import { type Columns, text, textOrNull } from '../src/platform/records/columns.js';
import { type Owner, OwnRows, type SchoolOwner, SchoolRows } from '../src/platform/records/record-rows.js';
import { makeMember, makeTrialSchool } from './support/builders.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { onCluster } from './support/test-database.js';

type NoteContent = Readonly<{ title: string; body: string; remark: string | null }>;
type LockerContent = Readonly<{ name: string }>;
type NoteState = Readonly<{ isPinned: boolean }>;

const COLUMNS: Columns<NoteContent> = {
  title: text('title'),
  body: text('body'),
  remark: textOrNull('remark_of_teacher'),
};

// What the types hold: a field without a column, and a nullable one held by a column that is not, do not compile.
// @ts-expect-error: body is missing
const _forgotten: Columns<NoteContent> = { title: text('title'), remark: textOrNull('remark') };
// @ts-expect-error: remark is missing, though it may be null
const _nullable: Columns<NoteContent> = { title: text('title'), body: text('body') };
// @ts-expect-error: title is never null
const _loose: Columns<NoteContent> = { ...COLUMNS, title: textOrNull('title') };

const NOW = Date.parse('2026-11-23T08:00:00+08:00');
const LATER = NOW + 60_000;

let t: TestApp;
let database: Database;
let notes: OwnRows<NoteContent, 'remark', NoteState>;
let lockers: SchoolRows<LockerContent>;
let owner: Owner;
let otherSchool: SchoolOwner;
let colleague: Owner;

beforeAll(async () => {
  t = await startTestApp();
  await onCluster(
    t.database.url,
    `CREATE TABLE notes (
       school_id uuid NOT NULL REFERENCES schools (id), id uuid NOT NULL, author_id uuid NOT NULL,
       version integer NOT NULL DEFAULT 1, title text NOT NULL, body text NOT NULL, remark_of_teacher text,
       pinned boolean NOT NULL DEFAULT true, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
       deleted_at timestamptz, PRIMARY KEY (school_id, id));
     SELECT protect_tenant_table('notes', 'SELECT, INSERT, UPDATE');
     CREATE TABLE lockers (
       school_id uuid NOT NULL REFERENCES schools (id), id uuid NOT NULL, version integer NOT NULL DEFAULT 1,
       name text NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
       deleted_at timestamptz, PRIMARY KEY (school_id, id));
     SELECT protect_tenant_table('lockers', 'SELECT, INSERT, UPDATE')`,
  );
  database = t.app.get(Database);
  notes = new OwnRows({
    noun: 'note',
    table: 'notes',
    columns: COLUMNS,
    derived: { isPinned: sql<boolean>`pinned` },
    onReplace: sql`pinned = false`,
  });
  lockers = new SchoolRows({
    noun: 'locker',
    table: 'lockers',
    columns: { name: text('name') },
    derived: {},
  });
  otherSchool = { schoolId: (await makeTrialSchool(t, 'bbb2002')).id };
  const school = await makeTrialSchool(t, 'aba1001');
  const ownerIn = async () => {
    const { userId } = await makeMember(t, school, 'teacher');
    return { schoolId: school.id, userId };
  };
  [owner, colleague] = [await ownerIn(), await ownerIn()];
});
afterAll(() => t?.close());

const inSchool = <T>(work: () => Promise<T>) => database.tenantTransaction(owner.schoolId, work);
const content: NoteContent = { title: 'Mesyuarat', body: 'Panitia Sains', remark: 'Bilik 2' };
const insert = async (part: Partial<NoteContent> = {}) => {
  const id = randomUUID();
  await inSchool(() => notes.insert(owner, id, { ...content, ...part }, NOW));
  return id;
};

it('a record is kept under the id that its client chose, once', async () => {
  const id = randomUUID();
  const state = { id, version: 1, updatedAt: NOW, deletedAt: null, isPinned: true };
  expect(await inSchool(() => notes.insert(owner, id, content, NOW))).toEqual({ ...content, ...state });
  expect(await inSchool(() => notes.insert(owner, id, content, LATER))).toBeNull();
  expect(await inSchool(() => notes.find(owner, id))).toEqual({ ...content, ...state });
});

/** Each of these has eight columns written, and a statement takes 65,535 values. */
it.each([
  [8_191, 1],
  [8_192, 2],
])('%i are kept by %i statements', async (count, statements) => {
  const records = Array.from({ length: count }, (_, at) => ({ ...content, id: randomUUID(), body: `${at}` }));
  const sent = await inSchool(async () => {
    const before = database.statements.soFar;
    await notes.insertAll(owner, records, NOW);
    return database.statements.soFar - before;
  });
  expect(sent).toBe(statements);
  const kept = await inSchool(() =>
    notes.findAll(
      owner,
      records.map(({ id }) => id),
    ),
  );
  const bodies = new Map(kept.map(({ id, body }) => [id, body]));
  expect(bodies).toEqual(new Map(records.map(({ id, body }) => [id, body])));
});

it('it is replaced in the version that was read, and in no other', async () => {
  const id = await insert();
  const replaced = await inSchool(() => notes.replace(owner, id, 1, { ...content, body: 'Ditunda' }, LATER));
  expect(replaced).toMatchObject({ body: 'Ditunda', version: 2, updatedAt: LATER, isPinned: false });
  expect(await inSchool(() => notes.replace(owner, id, 1, content, LATER))).toBeNull();
});

it('yesterday’s page, which does not know the new field, is accepted and takes nothing of it away', async () => {
  const { remark: _, ...yesterday } = content;
  const id = randomUUID();
  expect(await inSchool(() => notes.insert(owner, id, yesterday, NOW))).toMatchObject({ remark: null });
  await inSchool(() => notes.replace(owner, id, 1, content, NOW));
  const kept = await inSchool(() => notes.replace(owner, id, 2, { ...yesterday, title: 'Bengkel' }, NOW));
  expect(kept).toMatchObject({ title: 'Bengkel', remark: 'Bilik 2' });
  const cleared = await inSchool(() => notes.replace(owner, id, 3, { ...content, remark: null }, NOW));
  expect(cleared).toMatchObject({ remark: null });
});

it('it is deleted softly, at the first time it was asked, and restored', async () => {
  const id = await insert();
  expect(await inSchool(() => notes.delete(owner, id, NOW))).toMatchObject({ deletedAt: NOW });
  expect(await inSchool(() => notes.delete(owner, id, LATER))).toMatchObject({ deletedAt: NOW });
  expect(await inSchool(() => notes.replace(owner, id, 1, content, LATER))).toBeNull();
  expect(await inSchool(() => notes.restore(owner, id))).toMatchObject({ deletedAt: null, version: 1 });
});

it('nobody else finds, changes, deletes or restores it', async () => {
  const id = await insert();
  const attempts = [
    () => notes.find(colleague, id),
    () => notes.replace(colleague, id, 1, content, LATER),
    () => notes.delete(colleague, id, LATER),
    () => notes.restore(colleague, id),
  ];
  for (const attempt of attempts) expect(await inSchool(attempt)).toBeNull();
  expect(await inSchool(() => notes.find(owner, id))).toMatchObject({
    ...content,
    version: 1,
    deletedAt: null,
  });
});

it('a list reads of a record what it shows', async () => {
  const id = await insert();
  const { rows } = await inSchool(() =>
    sql`SELECT ${sql.join(notes.selection('id', 'title', 'isPinned'))} FROM notes WHERE id = ${id}`.execute(
      database.tables(),
    ),
  );
  expect(rows).toEqual([{ id, title: content.title, isPinned: true }]);
});

it('a record of the school is written by whoever may, and found in no other school', async () => {
  const id = randomUUID();
  const of = ({ schoolId }: SchoolOwner) => ({ schoolId });
  expect(await inSchool(() => lockers.insert(of(owner), id, { name: 'Almari 1' }, NOW))).toMatchObject({
    name: 'Almari 1',
    version: 1,
  });
  const replaced = await inSchool(() => lockers.replace(of(colleague), id, 1, { name: 'Almari 2' }, LATER));
  expect(replaced).toMatchObject({ name: 'Almari 2', version: 2 });
  const elsewhere = <T>(work: () => Promise<T>) => database.tenantTransaction(otherSchool.schoolId, work);
  const attempts = [
    () => lockers.find(otherSchool, id),
    () => lockers.replace(otherSchool, id, 2, { name: 'Almari kosong' }, LATER),
    () => lockers.delete(otherSchool, id, LATER),
    () => lockers.restore(otherSchool, id),
  ];
  for (const attempt of attempts) expect(await elsewhere(attempt)).toBeNull();
  expect(await inSchool(() => lockers.delete(of(owner), id, LATER))).toMatchObject({ deletedAt: LATER });
  expect(await inSchool(() => lockers.restore(of(owner), id))).toMatchObject({ deletedAt: null });
});
