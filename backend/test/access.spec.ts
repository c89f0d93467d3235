import { randomUUID } from 'node:crypto';
import { Controller, type DynamicModule, Get, HttpCode, Injectable, Post } from '@nestjs/common';
import { SchoolsService } from '../src/modules/schools/index.js';
import {
  ACCESSES,
  type Access,
  DUTIES,
  type GivenDuty,
  type SchoolRole,
} from '../src/platform/access/access.js';
import { Caller, type SchoolCaller, type StaffCaller } from '../src/platform/access/caller.js';
import { Allow, Requires, Rows } from '../src/platform/access/route-policy.js';
import { SchoolWrites } from '../src/platform/access/school-writes.js';
import { dayOf } from '../src/platform/calendar/school-instant.js';
import { BusinessClock } from '../src/platform/clock/business-clock.js';
import { systemNow } from '../src/platform/clock/system-clock.js';
import {
  makeMember,
  makeStranger,
  makeTrialSchool,
  type TestPerson,
  type TestSchool,
} from './support/builders.js';
import { entitledInTransactionTo, entitledTo } from './support/entitled-to.js';
import { rowsOf } from './support/rows-of.js';
import { makeStaff } from './support/staff.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const METRICS_TOKEN = 'test-only-metrics-token';
const EVERYTHING = ACCESSES;

@Controller('api/probe')
class ProbeController {
  @Get('public')
  @Allow('public')
  open() {}

  @Get('signed-in')
  @Allow('signed-in')
  signedIn() {}

  @Get('member')
  @Allow('member')
  @Requires('dashboard')
  @Rows('school')
  member() {}

  @Get('any-role')
  @Allow('any-role')
  @Requires('dashboard')
  @Rows('school')
  anyRole() {}

  @Get('supervisor')
  @Allow('supervisor')
  @Requires('dashboard')
  @Rows('school')
  supervisor() {}

  @Get('admin')
  @Allow('admin')
  @Requires('dashboard')
  @Rows('school')
  admin() {}

  @Get('main-admin')
  @Allow('main-admin')
  @Requires('dashboard')
  @Rows('school')
  mainAdmin() {}

  @Get('staff')
  @Allow('staff')
  staff(@Caller() { staffRoles }: StaffCaller) {
    return { staffRoles };
  }

  @Get('loopback')
  @Allow('loopback')
  loopback() {}
}

/** Opened by a role, or by the duty of the path. */
@Controller('api/probe/duties')
class DutyProbe {
  @Get('timetable') @Allow('admin', 'timetable') @Requires('dashboard') @Rows('school') timetable() {}
  @Get('calendar') @Allow('admin', 'calendar') @Requires('dashboard') @Rows('school') calendar() {}
  @Get('pupils') @Allow('admin', 'pupils') @Requires('dashboard') @Rows('school') pupils() {}
  @Get('absences') @Allow('admin', 'absences') @Requires('dashboard') @Rows('school') absences() {}
  @Get('assessments') @Allow('admin', 'assessments') @Requires('dashboard') @Rows('school') assessments() {}
  @Get('panel_head') @Allow('admin', 'panel_head') @Requires('dashboard') @Rows('school') panelHead() {}
}

@Controller('api/probe/requires')
@Allow('member')
class RequirementProbe {
  @Get('dashboard') @Requires('dashboard') @Rows('school') dashboard() {}
  @Get('createContent') @Requires('createContent') @Rows('school') createContent() {}
  @Get('editContent') @Requires('editContent') @Rows('school') editContent() {}
  @Get('viewReports') @Requires('viewReports') @Rows('school') viewReports() {}
  @Get('manageUsers') @Requires('manageUsers') @Rows('school') manageUsers() {}
  @Get('billing') @Requires('billing') @Rows('school') billing() {}
}

/** Lets a test act between the guards and the transaction, and inside the transaction. */
@Injectable()
class Moments {
  afterGuards: () => Promise<void> = async () => undefined;
  inTransaction: () => Promise<void> = async () => undefined;
}

@Controller('api/probe/writes')
class WriteProbe {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly moments: Moments,
  ) {}

  @Post()
  @HttpCode(204)
  @Allow('admin', 'calendar')
  @Requires('createContent')
  @Rows('school')
  async write(@Caller() caller: SchoolCaller): Promise<void> {
    await this.moments.afterGuards();
    await this.writes.write(caller, () => this.moments.inTransaction());
  }
}

class ProbeModule {}
const probe: DynamicModule = {
  module: ProbeModule,
  controllers: [ProbeController, DutyProbe, RequirementProbe, WriteProbe],
  providers: [Moments],
};

let t: TestApp;
let school: TestSchool;
let people: Record<SchoolRole | 'clerk' | 'stranger' | 'operator', TestPerson>;

beforeAll(async () => {
  t = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN }, [probe]);
  school = await makeTrialSchool(t);
  people = {
    teacher: await makeMember(t, school, 'teacher'),
    supervisor: await makeMember(t, school, 'supervisor'),
    admin: await makeMember(t, school, 'admin'),
    main_admin: await makeMember(t, school, 'main_admin'),
    clerk: await makeMember(t, school, []),
    stranger: await makeStranger(t),
    operator: await makeStaff(t, 'operator'),
  };
});
afterAll(() => t?.close());
afterEach(() => jest.restoreAllMocks());

const ask = (path: string, token?: string) =>
  t.call('get', `/api/probe/${path}`, token ? { host: school.host, token } : { host: school.host });

describe('who may call a route', () => {
  beforeEach(() => entitledTo(t, ...EVERYTHING));

  const everyone = ['clerk', 'teacher', 'supervisor', 'admin', 'main_admin', 'stranger', 'operator'] as const;
  type Someone = (typeof everyone)[number];

  it.each<[string, string | null, Readonly<Record<string, readonly Someone[]>>]>([
    ['public', null, {}],
    ['loopback', null, {}],
    ['signed-in', 'UNAUTHENTICATED', {}],
    ['member', 'UNAUTHENTICATED', { NOT_A_MEMBER: ['stranger', 'operator'] }],
    ['any-role', 'UNAUTHENTICATED', { NOT_A_MEMBER: ['stranger', 'operator'], ROLE_REQUIRED: ['clerk'] }],
    [
      'supervisor',
      'UNAUTHENTICATED',
      { NOT_A_MEMBER: ['stranger', 'operator'], ROLE_REQUIRED: ['clerk', 'teacher', 'admin', 'main_admin'] },
    ],
    [
      'admin',
      'UNAUTHENTICATED',
      { NOT_A_MEMBER: ['stranger', 'operator'], ROLE_REQUIRED: ['clerk', 'teacher', 'supervisor'] },
    ],
    [
      'main-admin',
      'UNAUTHENTICATED',
      { NOT_A_MEMBER: ['stranger', 'operator'], ROLE_REQUIRED: ['clerk', 'teacher', 'supervisor', 'admin'] },
    ],
    [
      'staff',
      'UNAUTHENTICATED',
      { STAFF_REQUIRED: ['clerk', 'teacher', 'supervisor', 'admin', 'main_admin', 'stranger'] },
    ],
  ])('%s', async (audience, refusalOfNobody, refusals) => {
    const nobody = await ask(audience);
    expect([nobody.status, nobody.body.code ?? null]).toEqual([refusalOfNobody ? 401 : 200, refusalOfNobody]);
    for (const someone of everyone) {
      const refusal = Object.keys(refusals).find((code) => refusals[code]?.includes(someone)) ?? null;
      const { status, body } = await ask(audience, people[someone].token);
      expect([someone, status, body.code ?? null]).toEqual([someone, refusal ? 403 : 200, refusal]);
    }
  });

  it.each(DUTIES)(
    'the duty %s opens its own routes and nothing else, from its first day to its last',
    async (duty) => {
      const person = await makeMember(t, school, []);
      const opened = async () => {
        const replies = await Promise.all(DUTIES.map((each) => ask(`duties/${each}`, person.token)));
        return DUTIES.filter((_, n) => replies[n]?.status === 200);
      };
      expect(await opened()).toEqual([]);
      await has(person, { duty, from: today(1), to: null });
      expect(await opened()).toEqual([]);
      await has(person, { duty, from: today(0), to: today(0) });
      expect(await opened()).toEqual([duty]);
      expect((await ask('admin', person.token).expect(403)).body.code).toBe('ROLE_REQUIRED');
      expect((await ask('any-role', person.token).expect(403)).body.code).toBe('ROLE_REQUIRED');
      await has(person, { duty, from: today(-9), to: today(-1) });
      expect(await opened()).toEqual([]);
      await ask(`duties/${duty}`, people.admin.token).expect(200);
      expect((await ask(`duties/${duty}`, people.teacher.token).expect(403)).body.message).toContain(duty);
    },
  );

  it('tells a staff route in which roles the caller comes', async () => {
    const { body } = await ask('staff', people.operator.token).expect(200);
    expect(body).toEqual({ staffRoles: ['operator'] });
  });

  it('is no staff to a token from before the naming, which may be a stranger’s', async () => {
    const { userId } = people.operator;
    const { url } = t.issuer;
    const now = Math.floor(systemNow() / 1_000);
    const claims = { sub: userId, role: 'authenticated', iss: `${url}/auth/v1`, aud: 'authenticated' };
    const token = await t.issuer.sign({ ...claims, iat: now - 300, exp: now + 300 });
    expect((await ask('staff', token).expect(403)).body.code).toBe('STAFF_REQUIRED');
  });

  it('needs a school where the main domain names none', async () => {
    const main = t.call('get', '/api/probe/member', { token: people.teacher.token });
    expect((await main.expect(400)).body.code).toBe('SCHOOL_REQUIRED');
  });

  it('a role that was changed counts at the next request', async () => {
    const person = await makeMember(t, school, 'admin');
    await ask('admin', person.token).expect(200);
    await becomes(person, 'teacher');
    expect((await ask('admin', person.token).expect(403)).body.code).toBe('ROLE_REQUIRED');
    await becomes(person, 'main_admin');
    await ask('admin', person.token).expect(200);
  });

  it('a loopback route does not exist for another machine without the metrics token', async () => {
    const away = (authorization = '') =>
      ask('loopback').set('x-forwarded-for', '203.0.113.9').set('authorization', authorization);
    expect((await away().expect(404)).body.code).toBe('NOT_FOUND');
    await away('Bearer wrong-metrics-tokenn').expect(404);
    await away(`Bearer ${METRICS_TOKEN}`).expect(200);
  });
});

describe('@Requires', () => {
  const requirement = (access: Access) => ask(`requires/${access}`, people.teacher.token);

  it.each(ACCESSES.filter((access) => access !== 'billing'))(
    '%s is open when the subscription allows just that',
    async (access) => {
      entitledTo(t, access);
      await requirement(access).expect(200);
    },
  );

  it.each(ACCESSES.filter((access) => access !== 'billing'))(
    '%s is closed when the subscription allows all but that',
    async (access) => {
      entitledTo(t, ...EVERYTHING.filter((other) => other !== access));
      const { body } = await requirement(access).expect(403);
      const details = { restrictionLevel: 'limited', access };
      expect(body).toEqual({ code: 'ACCESS_RESTRICTED', message: expect.any(String), details });
    },
  );

  it('billing is open at every level', async () => {
    entitledTo(t);
    await requirement('billing').expect(200);
  });

  it('is asked only after membership and role', async () => {
    entitledTo(t);
    expect((await ask('admin', people.teacher.token).expect(403)).body.code).toBe('ROLE_REQUIRED');
    expect((await ask('member', people.stranger.token).expect(403)).body.code).toBe('NOT_A_MEMBER');
  });
});

describe('a write', () => {
  let writer: TestPerson;
  let wrote: boolean;
  const write = () => t.call('post', '/api/probe/writes', { host: school.host, token: writer.token });
  const moments = () => t.app.get(Moments, { strict: false });

  beforeEach(async () => {
    entitledTo(t, ...EVERYTHING);
    writer = await makeMember(t, school, 'admin');
    wrote = false;
    moments().afterGuards = async () => undefined;
    moments().inTransaction = async () => {
      wrote = true;
    };
  });

  it('goes through for who may', async () => {
    await write().expect(204);
    expect(wrote).toBe(true);
  });

  it.each<[string, () => Promise<void> | void, string]>([
    [
      'somebody removed',
      () => t.app.get(SchoolsService).removeMember(school.id, writer.userId),
      'NOT_A_MEMBER',
    ],
    ['somebody downgraded', () => becomes(writer, 'teacher'), 'ROLE_REQUIRED'],
    ['a school locked', () => entitledInTransactionTo(t, 'billing'), 'ACCESS_RESTRICTED'],
  ])('of %s between the guards and the transaction writes nothing', async (_, happens, code) => {
    moments().afterGuards = async () => happens();
    expect((await write().expect(403)).body.code).toBe(code);
    expect(wrote).toBe(false);
  });

  it('of somebody whose duty is taken between the guards and the transaction writes nothing', async () => {
    writer = await makeMember(t, school, []);
    await has(writer, { duty: 'calendar', from: today(0), to: null });
    await write().expect(204);
    wrote = false;
    moments().afterGuards = () => loseDuty(writer);
    expect((await write().expect(403)).body.code).toBe('ROLE_REQUIRED');
    expect(wrote).toBe(false);
  });

  it('keeps the writer a member until it is done', async () => {
    const order: string[] = [];
    let removal = Promise.resolve();
    moments().inTransaction = async () => {
      removal = removeElsewhere(writer).then(() => void order.push('removed'));
      await new Promise((resolve) => setTimeout(resolve, 100));
      order.push('written');
    };
    await write().expect(204);
    await removal;
    expect(order).toEqual(['written', 'removed']);
  });
});

/** So many days from today, in Malaysia. */
function today(days: number): string {
  return dayOf(t.app.get(BusinessClock).now() + days * 86_400_000);
}

/** As administrators give it. */
async function has({ userId }: TestPerson, { duty, from, to }: GivenDuty): Promise<void> {
  await t
    .call('put', `/api/members/${userId}/duties/${duty}`, { host: school.host, token: people.admin.token })
    .send({ from, to })
    .expect(200);
}

/** A writer by duty alone, who has it no more. */
async function loseDuty({ userId }: TestPerson): Promise<void> {
  await t
    .call('delete', `/api/members/${userId}/duties/calendar`, {
      host: school.host,
      token: people.admin.token,
    })
    .expect(204);
}

async function becomes({ userId }: TestPerson, role: SchoolRole): Promise<void> {
  const email = `${randomUUID()}@contoh.test`;
  await t.app
    .get(SchoolsService)
    .saveMember(school.id, userId, { roles: [role], displayName: 'Cikgu', email });
}

/** As another process would: outside the transaction that is open here. */
async function removeElsewhere({ userId }: TestPerson): Promise<void> {
  const removal = 'DELETE FROM school_members WHERE school_id = $1 AND user_id = $2';
  await rowsOf(t.database, removal, [school.id, userId]);
}
