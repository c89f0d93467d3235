import { randomUUID } from 'node:crypto';
import { AcademicYears, SchoolsService } from '../../src/modules/schools/index.js';
import { SchoolsRepository } from '../../src/modules/schools/schools.repository.js';
import type { SchoolRole } from '../../src/platform/access/access.js';
import { BusinessClock } from '../../src/platform/clock/business-clock.js';
import { Database } from '../../src/platform/database/database.js';
import type { TestApp } from './test-app.js';

/** `year`: its one session. */
export type TestSchool = Readonly<{ id: string; code: string; host: string; year: string }>;
export type TestPerson = Readonly<{ userId: string; token: string }>;

let counter = 0;

/** A school without any payment fact: locked, with billing open. */
export async function makeSchool(t: TestApp, code?: string): Promise<TestSchool> {
  counter += 1;
  const chosen = code ?? `xya${String(1000 + counter)}`;
  const { id } = await t.app
    .get(SchoolsService)
    .ensureSchool(
      { code: chosen, name: `SK Contoh ${counter}`, state: null },
      t.app.get(BusinessClock).now(),
    );
  return placeOf(t, id, chosen);
}

/** One that stands already. */
export async function placeOf({ app }: TestApp, id: string, code: string): Promise<TestSchool> {
  const [session] = await app.get(Database).tenantRead(id, () => app.get(AcademicYears).all(id));
  if (!session) throw new Error('The school has no session');
  return { id, code, host: `${code}.localhost`, year: session.id };
}

/** A school that registered just now: its trial opens everything. */
export async function makeTrialSchool(t: TestApp, code?: string): Promise<TestSchool> {
  counter += 1;
  const chosen = code ?? `xya${String(1000 + counter)}`;
  const userId = randomUUID();
  const founder = {
    userId,
    roles: ['main_admin'],
    displayName: 'Pengasas',
    email: `${userId}@contoh.test`,
  } as const;
  const { id } = await t.app
    .get(SchoolsService)
    .register(
      { code: chosen, name: `SK Contoh ${counter}`, state: null },
      t.app.get(BusinessClock).now(),
      founder,
    );
  return placeOf(t, id, chosen);
}

export async function makeMember(
  { app, issuer }: TestApp,
  school: Pick<TestSchool, 'id'>,
  role: SchoolRole | readonly SchoolRole[],
  displayName?: string,
): Promise<TestPerson> {
  const userId = randomUUID();
  const roles = typeof role === 'string' ? [role] : role;
  const name = displayName ?? `Cikgu ${userId.slice(0, 4)}`;
  const membership = { roles, displayName: name, email: `${userId}@contoh.test` };
  await app
    .get(Database)
    .tenantTransaction(school.id, () => app.get(SchoolsRepository).saveMember(school.id, userId, membership));
  return { userId, token: await issuer.token(userId) };
}

export async function makeStranger({ issuer }: TestApp): Promise<TestPerson> {
  const userId = randomUUID();
  return { userId, token: await issuer.token(userId) };
}
