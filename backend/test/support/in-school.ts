import { randomUUID } from 'node:crypto';
import type request from 'supertest';
import { SchoolsRepository } from '../../src/modules/schools/schools.repository.js';
import type { SchoolRole } from '../../src/platform/access/access.js';
import { BusinessClock } from '../../src/platform/clock/business-clock.js';
import { Database } from '../../src/platform/database/database.js';
import { makeSchool, makeTrialSchool, type TestPerson, type TestSchool } from './builders.js';
import { shareTestApp } from './share-test-app.js';
import type { Method, TestApp } from './test-app.js';

type Roles = SchoolRole | readonly SchoolRole[];
/** Of somebody in the school: no roles are those of its office. The name, where a sentence says it. */
type Named = Readonly<{ roles: Roles; name: string }>;

type Setting = Readonly<{
  /** `2026-12-01`, or with its time; `now` where it must go on, for what is told apart by its instants or counted by SQL. */
  at?: string;
  /** One school for all tests of the file, which leave each other alone. */
  once?: boolean;
  /** A trial opens everything; `locked` is one of which no payment is known. */
  standing?: 'trial' | 'locked';
}>;

type InSchool<Who extends string> = Readonly<{
  t: TestApp;
  school: TestSchool;
  people: Readonly<Record<Who, TestPerson>>;
  ask: (who: Who, method: Method, path: string) => request.Test;
  /** Keeps something new, and gives its id; by the administrator unless somebody is named. */
  add: (
    path: string,
    content: object,
    ...by: 'admin' extends Who ? [by?: Who] : [by: Who]
  ) => Promise<string>;
  /** From now on it is then: `2026-10-13` at eight, or `2026-10-13T09:30`. */
  setTime: (time: string) => void;
  /** For a test that begins at another time: the school from here on, and its people. */
  newSchool: (time: string) => Promise<void>;
}>;

/** A Tuesday on which school is held: unless a file names another day, it means the same whenever it is run. */
const DAY = '2026-10-13';

/**
 * The set-up of a file that keeps to a school of its own, in a line: an application, a frozen day, and before each test a
 * new school with these people, signed in. What is given stays what it is; each test finds another school in it.
 */
export function inSchool<Who extends string>(
  roles: Readonly<Record<Who, Roles | Named>>,
  { at = DAY, once = false, standing = 'trial' }: Setting = {},
): InSchool<Who> {
  const t = {} as TestApp;
  const school = {} as TestSchool;
  const names = Object.keys(roles) as Who[];
  const people = Object.fromEntries(names.map((who) => [who, {}])) as Record<Who, TestPerson>;
  const setTime = (time: string) => {
    const clock = t.app.get(BusinessClock);
    if (time === 'now') clock.resume();
    else clock.freezeAt(Date.parse(`${time.includes('T') ? time : `${time}T08:00`}+08:00`));
  };
  const newSchool = async (time = at) => {
    setTime(time);
    const made = await (standing === 'trial' ? makeTrialSchool(t) : makeSchool(t));
    await t.app.get(Database).tenantTransaction(made.id, async () => {
      Object.assign(school, made);
      for (const who of names) Object.assign(people[who], await join(t, made, roles[who]));
    });
  };
  const ask: InSchool<Who>['ask'] = (who, method, path) =>
    t.call(method, path, { host: school.host, token: people[who].token });

  beforeAll(async () => {
    Object.assign(t, await shareTestApp());
  });
  afterAll(() => t.close?.());
  if (once) beforeAll(() => newSchool());
  beforeEach(() => (once ? setTime(at) : newSchool()));
  return {
    ...{ t, school, people, ask, setTime, newSchool },
    add: async (path, content, ...[by]) => {
      const id = randomUUID();
      await ask(by ?? ('admin' as Who), 'post', path)
        .send({ id, ...content })
        .expect(201);
      return id;
    },
  };
}

async function join({ app, issuer }: TestApp, { id }: TestSchool, of: Roles | Named): Promise<TestPerson> {
  const userId = randomUUID();
  const { roles, name } =
    typeof of === 'object' && 'name' in of ? of : { roles: of, name: `Cikgu ${userId.slice(0, 4)}` };
  await app.get(SchoolsRepository).saveMember(id, userId, {
    ...{ roles: typeof roles === 'string' ? [roles] : roles, displayName: name },
    email: `${userId}@contoh.test`,
  });
  return { userId, token: await issuer.token(userId) };
}
