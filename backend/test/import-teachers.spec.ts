import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { importCalls } from './support/import-calls.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
let school: TestSchool;
let admin: TestPerson;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t?.close());
beforeEach(async () => {
  school = await makeTrialSchool(t);
  admin = await makeMember(t, school, 'admin');
});

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
