import { TRIAL_A_DAY } from '../src/platform/access/trial-quotas.js';
import { Erasure } from '../src/platform/erasure/erasure.js';
import { makeMember, makeStranger, makeTrialSchool } from './support/builders.js';
import { importCalls } from './support/import-calls.js';
import { inSchool } from './support/in-school.js';
import { mailedLink, tokenIn } from './support/invitations.js';
import { rowsOf as rowsIn } from './support/rows-of.js';
import { limitTeachers } from './support/teacher-limit.js';

const { t, school, people } = inSchool({ admin: 'admin' });
const { admin } = people;

const calls = importCalls(() => ({ t, school, person: admin }));
const { ask, rowsOf, run, undo } = calls;
const listOf = (rows: readonly string[]) => ['NAMA GURU,E-MEL,PERANAN', ...rows].join('\n');
const matched = (...rows: string[]) => calls.matched(listOf(rows), 'teachers');
const invited = async () => (await ask('get', '/invitations').expect(200)).body.invitations;

describe('a list of teachers', () => {
  it('invites everybody with their roles, and its undoing withdraws what nobody has accepted', async () => {
    const { id, counts } = await matched('Aminah,aminah@contoh.my,', 'Ravi,RAVI@contoh.my,Guru dan penyelia');
    expect(counts).toMatchObject({ total: 2, new: 2, bad: 0 });
    expect(await invited()).toEqual([]);
    await run(id).expect(200);
    const sent = await invited();
    expect(sent).toHaveLength(2);
    expect(sent).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: 'aminah@contoh.my', displayName: 'Aminah', roles: ['teacher'] }),
        expect.objectContaining({ email: 'ravi@contoh.my', roles: ['teacher', 'supervisor'] }),
      ]),
    );
    expect((await undo(id).expect(200)).body.result).toMatchObject({ undone: 2, kept: 0 });
    expect(await invited()).toEqual([]);
  });

  it('says who is a member or invited already, and invites them no second time', async () => {
    const first = await matched('Aminah,aminah@contoh.my,guru');
    await run(first.id).expect(200);
    const { id, counts } = await matched(
      'Aminah,aminah@contoh.my,guru',
      `Pentadbir,${admin.userId}@contoh.test,guru`,
    );
    expect(counts).toMatchObject({ same: 2, new: 0, bad: 0 });
    expect(await rowsOf(id)).toMatchObject([
      { findings: [{ message: 'Sudah dijemput, belum diterima.' }] },
      { findings: [{ message: 'Sudah menjadi ahli sekolah.' }] },
    ]);
    await run(id).expect(200);
    expect(await invited()).toHaveLength(1);
  });

  it('names the cell of an address, a role and a repetition that will not do', async () => {
    const { id } = await matched('A,tiada,', 'B,b@contoh.my,Admin Utama', 'C,c@contoh.my,', 'D,C@contoh.my,');
    expect(await rowsOf(id)).toMatchObject([
      { outcome: 'bad', findings: [{ cell: 'B2', message: 'Alamat e-mel ini tidak sah.' }] },
      {
        outcome: 'bad',
        findings: [{ cell: 'C3', message: 'Gunakan guru, penyelia atau pentadbir sekolah.' }],
      },
      { outcome: 'new', findings: [] },
      { outcome: 'bad', findings: [{ cell: 'B5', message: 'Sama dengan baris 4.' }] },
    ]);
    await run(id).expect(409);
    await run(id, true).expect(200);
    expect(await invited()).toMatchObject([{ email: 'c@contoh.my' }]);
  });

  it('is read from administrators alone', async () => {
    const teacher = await makeMember(t, school, 'teacher');
    await calls.begin(listOf(['A,a@contoh.my,']), 'teachers', teacher).expect(403);
  });
});

describe('a list of teachers who do not all fit', () => {
  afterEach(() => jest.restoreAllMocks());
  const LIST = ['A,a@contoh.my,', 'B,b@contoh.my,guru', 'C,c@contoh.my,penyelia', 'D,d@contoh.my,'];

  it('says before the run whose row is beyond the plan, and invites the others where that is asked', async () => {
    limitTeachers(t, 1);
    const { id, counts } = await matched(...LIST);
    expect(counts).toMatchObject({ total: 4, new: 2, bad: 2 });
    const beyond = { outcome: 'bad', findings: [{ message: 'Melebihi had guru pelan sekolah.' }] };
    expect(await rowsOf(id)).toMatchObject([{ outcome: 'new' }, beyond, { outcome: 'new' }, beyond]);
    await run(id).expect(409);
    expect(await invited()).toEqual([]);
    await run(id, true).expect(200);
    expect((await invited()).map(({ email }: { email: string }) => email).toSorted()).toEqual([
      'a@contoh.my',
      'c@contoh.my',
    ]);
  });

  it('invites nobody where places have gone since it was looked through', async () => {
    limitTeachers(t, 3);
    const { id, counts } = await matched(...LIST);
    expect(counts).toMatchObject({ new: 4, bad: 0 });
    limitTeachers(t, 2);
    expect((await run(id).expect(409)).body).toMatchObject({
      code: 'IMPORT_HAS_BAD_ROWS',
      details: { bad: 1 },
    });
    expect(await invited()).toEqual([]);
  });

  it('invites nobody beyond the mails of a day, and waits for the next', async () => {
    await rowsIn(
      t.database,
      `INSERT INTO trial_usage VALUES ($1, (now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date, 'mails', $2)`,
      [school.id, TRIAL_A_DAY.mails - 3],
    );
    const { id } = await matched(...LIST);
    const { body } = await run(id).expect(429);
    expect(body).toMatchObject({ code: 'QUOTA_EXCEEDED', details: { quota: 'mails' } });
    expect(await invited()).toEqual([]);
    expect(await rowsIn(t.database, 'SELECT FROM mail_outbox WHERE school_id = $1', [school.id])).toEqual([]);
    await rowsIn(t.database, 'DELETE FROM trial_usage WHERE school_id = $1', [school.id]);
    expect((await run(id).expect(200)).body.result).toMatchObject({ new: 4 });
  });
});

it('who has accepted stays when the import is taken back, and no mail is sent to them', async () => {
  const person = await makeStranger(t);
  const email = `${person.userId}@contoh.test`;
  const { id } = await matched(`Aminah,${email},`, 'Ravi,ravi@contoh.my,');
  await run(id).expect(200);
  const token = tokenIn(await mailedLink(t, email));
  await ask('post', '/invitations/acceptance', person).send({ token, displayName: 'Aminah' }).expect(204);
  expect((await undo(id).expect(200)).body.result).toMatchObject({ undone: 1, kept: 1 });
  expect(await invited()).toEqual([]);
  const { members } = (await ask('get', '/members').expect(200)).body;
  expect(members).toContainEqual(expect.objectContaining({ userId: person.userId }));
});

it('an erased account takes the lists that wait in its own schools, and no other school’s', async () => {
  const { userId } = await makeMember(t, school, 'teacher');
  const list = ['A,a@contoh.my,'];
  const own = await matched(...list);
  const elsewhere = await makeTrialSchool(t);
  const head = await makeMember(t, elsewhere, 'admin');
  const other = importCalls(() => ({ t, school: elsewhere, person: head }));
  const kept = await other.matched(listOf(list), 'teachers');
  await t.app.get(Erasure).forget({ kind: 'account', userId, email: `${userId}@contoh.test` });
  await ask('get', `/imports/${own.id}`).expect(404);
  await other.ask('get', `/imports/${kept.id}`).expect(200);
});
