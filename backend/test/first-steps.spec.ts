import { randomUUID } from 'node:crypto';
import { SchoolsService } from '../src/modules/schools/index.js';
import { makeMember, makeTrialSchool, type TestPerson, type TestSchool } from './support/builders.js';
import { entitledTo } from './support/entitled-to.js';
import { registerSchool } from './support/new-school.js';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

const NOTHING_DONE = {
  isRegistered: true,
  isDismissed: false,
  profileConfirmed: false,
  peopleInvited: false,
  planViewed: false,
  lessonPlanWritten: false,
  samples: 0,
};

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

const writePlan = () =>
  call('post', '/api/lesson-plans').send({
    id: randomUUID(),
    date: '2026-11-23',
    startTime: '07:40',
    endTime: '08:40',
    className: '',
    subject: '',
    objective: '',
    activities: '',
    reflection: '',
  });

describe('The first steps of a new school', () => {
  it('begin with nothing done', async () => {
    expect(await steps()).toEqual(NOTHING_DONE);
  });

  it('tick the profile when it is confirmed', async () => {
    const { confirmedAt, ...profile } = (await call('get', '/api/school-profile').expect(200)).body;
    expect(confirmedAt).toBeNull();
    await call('put', '/api/school-profile').send(profile).expect(200);
    expect(await steps()).toEqual({ ...NOTHING_DONE, profileConfirmed: true });
  });

  it('tick the invitations when somebody is invited, and not when that is taken back', async () => {
    const { body } = await call('post', '/api/invitations')
      .send({ email: `${randomUUID()}@contoh.test`, role: 'teacher', displayName: '' })
      .expect(201);
    expect(await steps()).toEqual({ ...NOTHING_DONE, peopleInvited: true });
    await call('delete', `/api/invitations/${body.id}`).expect(204);
    expect(await steps()).toEqual(NOTHING_DONE);
    await joins('teacher');
    expect(await steps()).toEqual({ ...NOTHING_DONE, peopleInvited: true });
  });

  it('tick the subscription for the whole school when one administrator has looked at it', async () => {
    await call('put', '/api/first-steps/plan-view').expect(204);
    await call('put', '/api/first-steps/plan-view').expect(204);
    expect(await steps(await joins('admin'))).toMatchObject({ planViewed: true, isDismissed: false });
  });

  it('tick the first lesson plan when one is written; samples do not count', async () => {
    await call('put', '/api/lesson-plans/samples').expect(200);
    expect(await steps()).toEqual({ ...NOTHING_DONE, samples: 5 });
    await writePlan().expect(201);
    expect(await steps()).toMatchObject({ lessonPlanWritten: true });
  });

  it('are put away and brought back by each administrator alone', async () => {
    const other = await joins('admin');
    await call('put', '/api/first-steps/dismissal').expect(204);
    await call('put', '/api/first-steps/dismissal').expect(204);
    expect(await steps()).toMatchObject({ isDismissed: true });
    expect(await steps(other)).toMatchObject({ isDismissed: false });
    await call('delete', '/api/first-steps/dismissal').expect(204);
    await call('delete', '/api/first-steps/dismissal').expect(204);
    expect(await steps()).toMatchObject({ isDismissed: false });
  });

  it('are nobody else’s', async () => {
    const teacher = await joins('teacher');
    await call('get', '/api/first-steps', teacher).expect(403);
    await call('put', '/api/first-steps/dismissal', teacher).expect(403);
    await call('delete', '/api/first-steps/dismissal', teacher).expect(403);
    await call('put', '/api/first-steps/plan-view', teacher).expect(403);
  });

  it('are none in a school that the platform made', async () => {
    const made = await makeTrialSchool(t);
    const admin = await makeMember(t, made, 'admin');
    const { body } = await t
      .call('get', '/api/first-steps', { host: made.host, token: admin.token })
      .expect(200);
    expect(body.isRegistered).toBe(false);
  });

  it('are shut with the dashboard, while the subscription can be looked at', async () => {
    entitledTo(t, 'billing');
    await call('get', '/api/first-steps').expect(403);
    await call('put', '/api/first-steps/dismissal').expect(403);
    await call('put', '/api/first-steps/plan-view').expect(204);
  });
});
