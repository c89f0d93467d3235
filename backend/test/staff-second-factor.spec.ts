import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let t: TestApp;
afterEach(() => t?.close());

describe('Where staff need a second step', () => {
  it('their routes open to a sign-in that has passed one, and tell the others where to set one up', async () => {
    t = await startTestApp({ ROLE: 'api', STAFF_SECOND_FACTOR: 'true' });
    const { userId, token } = await makeStaff(t, 'operator');
    for (const path of ['/api/operations/me', '/api/operations/overview', '/api/operations/audit']) {
      const { body } = await t.call('get', path, { token }).expect(403);
      expect(body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', details: { enrol: '/settings' } });
    }
    const passed = await t.issuer.token(userId, { aal: 'aal2' });
    await t.call('get', '/api/operations/me', { token: passed }).expect(200);
  });
});

describe('Where they need none', () => {
  it('a sign-in with a password opens their routes', async () => {
    t = await startTestApp({ ROLE: 'api' });
    const { token } = await makeStaff(t, 'operator');
    await t.call('get', '/api/operations/me', { token }).expect(200);
  });
});
