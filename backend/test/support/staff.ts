import { randomUUID } from 'node:crypto';
import { SchoolsService } from '../../src/modules/schools/index.js';
import type { StaffRole } from '../../src/platform/access/access.js';
import type { TestPerson } from './builders.js';
import type { TestApp } from './test-app.js';

/** A person of the platform. */
export async function makeStaff({ app, issuer }: TestApp, role: StaffRole): Promise<TestPerson> {
  const userId = randomUUID();
  await app.get(SchoolsService).addStaff(userId, role, `${userId}@rekod.test`);
  return { userId, token: await issuer.token(userId) };
}
