import { statusAfterFailure } from './failed-check';

const now = new Date('2026-11-20T02:00:00Z');
const buildWith = (failOpen: boolean) => Object.assign(globalThis, { __FAIL_OPEN__: failOpen });

const closed = {
  subscriptionStatus: 'unknown',
  restrictionLevel: 'limited',
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
};

describe('a failed status check', () => {
  it.each(['production', 'development'] as const)('is unknown, limited and warned of in %s mode', (mode) => {
    buildWith(true);
    expect(statusAfterFailure(mode, now)).toMatchObject(closed);
  });

  it('is active and unrestricted in test mode', () => {
    buildWith(true);
    const status = statusAfterFailure('test', now);
    expect(status).toMatchObject({
      subscriptionStatus: 'active',
      restrictionLevel: 'none',
      notifications: [],
    });
    expect(Object.values(status.canAccess)).not.toContain(false);
  });

  it('cannot be opened in a build without that branch', () => {
    buildWith(false);
    expect(statusAfterFailure('test', now)).toMatchObject(closed);
  });
});
