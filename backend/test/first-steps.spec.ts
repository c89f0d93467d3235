import { SchoolsService } from '../src/modules/schools/index.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { entitledTo } from './support/entitled-to.js';
import { registerSchool } from './support/new-school.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

const AT_FIRST = { isRegistered: true, isDismissed: false, samples: 0 };

let t: TestApp;
let school: Pick<TestSchool, 'code' | 'host'>;
let founder: TestPerson;

beforeAll(async () => {
  t = await shareTestApp();
});
beforeEach(async () => {
  ({ school, founder } = await registerSchool(t));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => t?.close());

const call = (method: 'get' | 'put' | 'delete' | 'post', path: string, { token } = founder) =>
  t.call(method, path, { host: school.host, token });
const steps = async (person = founder) => (await call('get', '/api/first-steps', person).expect(200)).body;

async function joins(role: 'teacher' | 'admin'): Promise<TestPerson> {
  const found = await t.app.get(SchoolsService).findSchool(school.code);
  return makeMember(t, { id: found?.id ?? '' }, role);
}

describe('Who administers a new school', () => {
  it('is led to what it needs, and has no samples yet', async () => {
    expect(await steps()).toEqual(AT_FIRST);
  });

  it('is told how many samples there are', async () => {
    await call('put', '/api/lesson-plans/samples').expect(200);
    expect(await steps()).toEqual({ ...AT_FIRST, samples: 5 });
    expect(await steps(await joins('admin'))).toEqual(AT_FIRST);
  });

  it('puts it away and fetches it back alone', async () => {
    const other = await joins('admin');
    await call('put', '/api/first-steps/dismissal').expect(204);
    await call('put', '/api/first-steps/dismissal').expect(204);
    expect(await steps()).toMatchObject({ isDismissed: true });
    expect(await steps(other)).toMatchObject({ isDismissed: false });
    await call('delete', '/api/first-steps/dismissal').expect(204);
    await call('delete', '/api/first-steps/dismissal').expect(204);
    expect(await steps()).toMatchObject({ isDismissed: false });
  });

  it('is alone in that', async () => {
    const teacher = await joins('teacher');
    await call('get', '/api/first-steps', teacher).expect(403);
    await call('put', '/api/first-steps/dismissal', teacher).expect(403);
    await call('delete', '/api/first-steps/dismissal', teacher).expect(403);
  });

  it('is not led in a school that the platform made', async () => {
    const made = await makeTrialSchool(t);
    const admin = await makeMember(t, made, 'admin');
    const { body } = await t
      .call('get', '/api/first-steps', { host: made.host, token: admin.token })
      .expect(200);
    expect(body.isRegistered).toBe(false);
  });

  it('is not led where the dashboard is shut', async () => {
    entitledTo(t, 'billing');
    await call('get', '/api/first-steps').expect(403);
    await call('put', '/api/first-steps/dismissal').expect(403);
  });
});
