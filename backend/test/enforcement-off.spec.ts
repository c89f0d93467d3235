import { randomUUID } from 'node:crypto';
import { SubscriptionService } from '../src/modules/subscription/index.js';
import { makeMember, makeSchool } from './support/builders.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ ROLE: 'api', PUBLIC_SUBSCRIPTION_ENFORCEMENT: 'false' });
});
afterAll(() => t?.close());

describe('Where enforcement is switched off for everybody', () => {
  it('a school that never paid is open on the server too, until it is suspended', async () => {
    const school = await makeSchool(t);
    const { token } = await makeMember(t, school, 'teacher');
    const ask = (path: string) => t.call('get', path, { host: school.host, token });
    const write = () => t.call('post', '/api/lesson-plans', { host: school.host, token }).send({});
    expect((await ask('/api/subscription/status').expect(200)).body).toMatchObject({
      subscriptionStatus: 'none',
      restrictionLevel: 'none',
      canAccess: { dashboard: true, createContent: true },
      notifications: [],
    });
    await ask('/api/lesson-plans').expect(200);
    expect((await write()).body.code).toBe('VALIDATION_FAILED');

    const now = Date.parse('2026-01-10T12:00:00+08:00');
    await t.app
      .get(SubscriptionService)
      .recordFact(
        school.id,
        { kind: 'suspension', id: randomUUID(), from: now, until: null, actor: 'test' },
        now,
      );
    expect((await ask('/api/subscription/status').expect(200)).body.restrictionLevel).toBe('locked');
    await ask('/api/lesson-plans').expect(403);
    expect((await write()).body.code).toBe('ACCESS_RESTRICTED');
  });
});
