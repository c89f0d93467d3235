import { BillingService } from '../src/modules/billing/index.js';
import { makeMember, makeSchool } from './support/builders.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { PRODUCTION } from './support/test-environment.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ ...PRODUCTION, ROLE: 'api' });
});
afterAll(() => t?.close());

describe('in production', () => {
  it('a failed check makes the state unknown and limited, with the warning of the catalogue', async () => {
    const school = await makeSchool(t);
    const { token } = await makeMember(t, school, 'teacher');
    jest
      .spyOn(t.app.get(BillingService), 'paymentFactsOf')
      .mockRejectedValueOnce(new Error('The facts make no sense.'));
    const { body } = await t
      .call('get', '/api/subscription/status', { host: school.host, token })
      .expect(200);
    expect(body).toMatchObject({
      subscriptionStatus: 'unknown',
      restrictionLevel: 'limited',
      expiresAt: null,
      gracePeriodEnd: null,
      canAccess: {
        dashboard: true,
        createContent: false,
        editContent: false,
        viewReports: false,
        manageUsers: false,
        billing: true,
      },
      notifications: [
        {
          type: 'warning',
          title: 'Status Langganan Tidak Dapat Ditentukan',
          message: 'Tidak dapat mengesahkan status langganan anda. Beberapa ciri mungkin terhad.',
        },
      ],
    });
  });

  it.each([
    ['get', '/api/test/clock'],
    ['put', '/api/test/clock'],
    ['post', '/api/test/run-due'],
    ['get', '/api/test/schools'],
    ['post', '/api/test/schools'],
    ['get', '/api/test/schools/aba1001'],
    ['post', '/api/test/schools/aba1001/bills'],
    ['post', '/api/test/schools/aba1001/scenarios'],
    ['get', '/api/test/inbox'],
    ['put', '/api/test/faults'],
    ['post', '/api/test/reconciliations'],
    ['post', '/api/test/replays'],
    ['post', '/api/test/webhooks'],
  ] as const)('there is no test route: %s %s', async (method, path) => {
    await t.call(method, path).expect(404);
  });

  it('shows metrics to this machine, and not to whom a proxy on it speaks for', async () => {
    await t.call('get', '/api/metrics').expect(200);
    await t.call('get', '/api/metrics').set('x-forwarded-for', '203.0.113.7').expect(404);
  });

  it('Bank Simulasi is not offered and takes no webhook', async () => {
    await t.call('post', '/api/webhooks/simulated').send({}).expect(404);
  });
});
