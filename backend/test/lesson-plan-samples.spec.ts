import { randomUUID } from 'node:crypto';
import { makeMember } from './support/builders.js';
import { entitledTo } from './support/entitled-to.js';
import { inSchool } from './support/in-school.js';
import { registerSchool } from './support/new-school.js';

type Plan = { id: string; version: number; date: string; subject: string; isSample: boolean };

const { t, school, people } = inSchool({ admin: 'admin' });
const { admin } = people;

afterEach(() => jest.restoreAllMocks());

const call = (method: 'get' | 'put' | 'delete' | 'post', path: string, { token } = admin) =>
  t.call(method, `/api/lesson-plans${path}`, { host: school.host, token });
const plansOf = async (person = admin): Promise<Plan[]> =>
  (await call('get', '', person).expect(200)).body.items;

const TIMES = { date: '2026-11-23', startTime: '07:40', endTime: '08:40' };
const TEXTS = { className: '4 Bestari', objective: '', activities: '', reflection: '' };

describe('Sample lesson plans', () => {
  it('are five of the administrator’s own, in the present week, marked as samples', async () => {
    await call('put', '/samples').expect(200, { samples: 5 });
    const plans = await plansOf();
    expect(plans).toHaveLength(5);
    expect(plans.every(({ isSample }) => isSample)).toBe(true);
    expect(plans.at(-1)?.date).toBe('2026-10-12');
    expect(await plansOf(await makeMember(t, school, 'admin'))).toEqual([]);
  });

  it.each([
    ['02', '2026-11-23'],
    ['10', '2026-11-16'],
  ])('on a Sunday stand, for a school of the state %s, in the week of %s', async (state, monday) => {
    await t.clockAt('2026-11-22T09:00:00+08:00');
    const { school, founder } = await registerSchool(t, { state });
    await t.call('put', '/api/lesson-plans/samples', { host: school.host, token: founder.token }).expect(200);
    const { body } = await t
      .call('get', '/api/lesson-plans', { host: school.host, token: founder.token })
      .expect(200);
    expect(body.items.at(-1).date).toBe(monday);
    await t.clockAt(null);
  });

  it('are there once, however often and at once they are loaded', async () => {
    await Promise.all([1, 2, 3].map(() => call('put', '/samples').expect(200)));
    await call('put', '/samples').expect(200, { samples: 5 });
    expect(await plansOf()).toHaveLength(5);
  });

  it('go again, all but those that were edited, which are plans like any other from then on', async () => {
    await call('put', '/samples').expect(200);
    const [first] = await plansOf();
    await call('put', `/${first?.id}`)
      .send({ ...TIMES, ...TEXTS, version: first?.version, subject: 'Ditulis sendiri' })
      .expect(200);
    await call('delete', '/samples').expect(204);
    await call('delete', '/samples').expect(204);
    const left = await plansOf();
    expect(left).toMatchObject([{ id: first?.id, subject: 'Ditulis sendiri', isSample: false }]);
  });

  it('come back when they are loaded again, and after their own deletion was undone there is still one of each', async () => {
    await call('put', '/samples').expect(200);
    const [one] = await plansOf();
    await call('delete', '/samples').expect(204);
    await call('put', '/samples').expect(200, { samples: 5 });
    await call('delete', `/${one?.id}`).expect(204);
    await call('put', '/samples').expect(200, { samples: 5 });
    await call('post', `/${one?.id}/restoration`).expect(200);
    expect(await plansOf()).toHaveLength(5);
  });

  it('leave a plan that the administrator wrote alone', async () => {
    const own = { id: randomUUID(), ...TIMES, ...TEXTS, subject: 'Muzik' };
    await call('post', '').send(own).expect(201);
    await call('put', '/samples').expect(200);
    await call('delete', '/samples').expect(204);
    expect((await plansOf()).map(({ subject }) => subject)).toEqual(['Muzik']);
  });

  it.each(['teacher', 'supervisor'] as const)('are not for a %s', async (role) => {
    const person = await makeMember(t, school, role);
    await call('put', '/samples', person).expect(403);
    await call('delete', '/samples', person).expect(403);
  });

  it('are refused where the subscription allows no content', async () => {
    entitledTo(t, 'dashboard', 'billing');
    for (const method of ['put', 'delete'] as const) {
      const { body } = await call(method, '/samples').expect(403);
      expect(body.code).toBe('ACCESS_RESTRICTED');
    }
  });
});
