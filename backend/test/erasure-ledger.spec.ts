import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetAccount } from '../src/forget-account.js';
import { SchoolsService } from '../src/modules/schools/index.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import { AccountErasure } from '../src/platform/erasure/account-erasure.js';
import { Erasure } from '../src/platform/erasure/erasure.js';
import { ErasureLedger } from '../src/platform/erasure/erasure-ledger.js';
import { HostedUsers } from '../src/platform/hosted-backend/hosted-users.js';
import { makeAccount } from './support/account.js';
import { makeSchool, makeTrialSchool, type TestSchool } from './support/builders.js';
import { type HostedBackendProcess, startHostedBackend } from './support/hosted-backend-process.js';
import { rowsOf } from './support/rows-of.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let folder: string;
let hosted: HostedBackendProcess;
let t: TestApp;
let school: TestSchool;
let main: Awaited<ReturnType<typeof makeAccount>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rekod-ledger-'));
  hosted = await startHostedBackend({ mailMaxFrequencySeconds: 0 });
  t = await startTestApp({ SUPABASE_URL: hosted.url, ERASURES_FOLDER: folder });
  school = await makeTrialSchool(t);
  main = await makeAccount(t, { at: school, role: 'main_admin' });
});
afterAll(async () => {
  await t?.close();
  await hosted?.close();
  await rm(folder, { recursive: true });
});

const keep = () => t.app.get(ErasureLedger).keep();
const users = () => t.app.get(HostedUsers);
const forget = (email: string) =>
  forgetAccount({ users: users(), accounts: t.app.get(AccountErasure) }, email);
const membersNamed = (userId: string) =>
  rowsOf(t.database, 'SELECT 1 FROM school_members WHERE user_id = $1', [userId]);
const pupilsNamed = (id: string) => rowsOf(t.database, 'SELECT 1 FROM pupils WHERE id = $1', [id]);

async function lines(): Promise<string[]> {
  const texts = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).join('').split('\n').filter(Boolean);
}

async function makePupil(): Promise<string> {
  const id = randomUUID();
  const content = { id, name: 'Tekukur', sex: 'M', registerNumber: null, birthDate: null };
  await t.call('post', '/api/pupils', { host: school.host, token: main.token }).send(content).expect(201);
  return id;
}

/** As the ledger of a machine that was lost would say, at an instant after whatever this database knows. */
function toldElsewhere(
  person: Readonly<{ kind: string; personId: string; schoolId?: string }>,
): Promise<void> {
  const erasedAt = systemNow();
  const name = `${new Date(erasedAt).toISOString().slice(0, 10)}.jsonl`;
  return appendFile(join(folder, name), `\n${JSON.stringify({ ...person, erasedAt })}\n`);
}

describe('The ledger of erasures', () => {
  it('tells each erasure by numbers alone, once, in a folder that outlives the machine', async () => {
    const { userId, email } = await makeAccount(t, { at: school, role: 'teacher' });
    const pupilId = await makePupil();
    await forget(email);
    await t.app.get(Erasure).forget({ kind: 'pupil', schoolId: school.id, pupilId });
    await keep();
    await keep();
    const told = (await lines()).map((line) => JSON.parse(line));
    const erasedAt = expect.any(Number);
    expect(told).toEqual([
      { kind: 'account', personId: userId, erasedAt },
      { kind: 'pupil', schoolId: school.id, personId: pupilId, erasedAt },
    ]);
  });

  it('a database that came back from before an erasure erases again, in every part', async () => {
    const { userId, email } = await makeAccount(t, { at: school, role: 'teacher' });
    const pupilId = await makePupil();
    await toldElsewhere({ kind: 'account', personId: userId });
    await toldElsewhere({ kind: 'pupil', personId: pupilId, schoolId: school.id });
    const before = await lines();
    await keep();
    expect(await membersNamed(userId)).toEqual([]);
    expect(await pupilsNamed(pupilId)).toEqual([]);
    expect(await users().find(email)).toBeUndefined();
    await keep();
    expect(await lines()).toEqual(before);
  });

  it('a member whose account is gone where they sign in is erased all the same', async () => {
    const { userId } = await makeAccount(t, { at: school, role: 'teacher' });
    await users().remove(userId);
    await toldElsewhere({ kind: 'account', personId: userId });
    await keep();
    expect(await membersNamed(userId)).toEqual([]);
  });

  it('who may not be erased yet keeps nobody else waiting, is named, and follows as soon as they may', async () => {
    const alone = await makeSchool(t);
    const holder = await makeAccount(t, { at: alone, role: 'main_admin' });
    const other = await makeAccount(t, { at: school, role: 'teacher' });
    await toldElsewhere({ kind: 'account', personId: holder.userId });
    await toldElsewhere({ kind: 'account', personId: other.userId });
    await expect(keep()).rejects.toThrow(
      new RegExp(`${holder.userId} is not erased again: .*at least one main administrator`),
    );
    expect(await membersNamed(other.userId)).toEqual([]);
    expect(await membersNamed(holder.userId)).toHaveLength(1);
    const successor = await makeAccount(t, { at: alone, role: 'teacher' });
    await t.app.get(SchoolsService).saveMember(alone.id, successor.userId, {
      roles: ['main_admin'],
      displayName: 'Pengganti',
      email: successor.email,
    });
    await keep();
    expect(await membersNamed(holder.userId)).toEqual([]);
  });

  it('a ledger of more people than a statement has places for is read whole', async () => {
    const { userId } = await makeAccount(t, { at: school, role: 'teacher' });
    const erasedAt = systemNow();
    const strangers = Array.from({ length: 20_000 }, () =>
      JSON.stringify({ kind: 'account', personId: randomUUID(), erasedAt }),
    );
    const [name = ''] = (await readdir(folder)).toSorted().toReversed();
    const before = await readFile(join(folder, name), 'utf8');
    await appendFile(join(folder, name), strangers.join('\n'));
    await toldElsewhere({ kind: 'account', personId: userId });
    await t.app.get(ErasureLedger).takeUp();
    const [found] = await rowsOf<{ count: number }>(
      t.database,
      'SELECT count(*)::integer AS count FROM erasures WHERE done_at IS NULL',
    );
    expect(found?.count).toBe(20_001);
    await rowsOf(t.database, 'UPDATE erasures SET done_at = now() WHERE person_id <> $1', [userId]);
    await writeFile(join(folder, name), before);
    await keep();
    expect(await membersNamed(userId)).toEqual([]);
  });

  it('a line that a full disk cut short keeps none from being read', async () => {
    const { userId } = await makeAccount(t, { at: school, role: 'teacher' });
    const [name = ''] = (await readdir(folder)).toSorted().toReversed();
    await appendFile(join(folder, name), `{"kind":"account","personId":"${randomUUID()}`);
    await toldElsewhere({ kind: 'account', personId: userId });
    await keep();
    expect(await membersNamed(userId)).toEqual([]);
  });

  it('an erasure that was killed before the account was gone where they sign in is ended', async () => {
    const { userId, email } = await makeAccount(t, { at: school, role: 'teacher' });
    await t.app.get(Erasure).forget({ kind: 'account', userId, email });
    expect(await users().find(email)).toBeDefined();
    await keep();
    expect(await users().find(email)).toBeUndefined();
  });

  it('a folder that is away fails the schedule, and what was not told is told when it is back', async () => {
    const { userId, email } = await makeAccount(t, { at: school, role: 'teacher' });
    await rm(folder, { recursive: true });
    await forget(email);
    await expect(keep()).rejects.toThrow('ENOENT');
    await mkdir(folder);
    await keep();
    expect((await lines()).map((line) => JSON.parse(line).personId)).toEqual([userId]);
  });
});
