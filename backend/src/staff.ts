import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { environment } from './config/environment.js';
import { loadEnv } from './config/load-env.js';
import { SchoolsService } from './modules/schools/index.js';
import type { StaffRole } from './platform/access/access.js';
import { HostedUsers } from './platform/hosted-backend/hosted-users.js';

const ROLES: readonly string[] = ['operator', 'finance'] satisfies StaffRole[];

/** `staff <email> operator|finance`: the first people of the platform are named from the command line. */
async function main([email = '', role = '']: readonly string[]): Promise<string> {
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || !ROLES.includes(role)) {
    throw new Error('Usage: npm run staff -- <email> operator|finance');
  }
  const config = { ...loadEnv(environment()), role: 'api' as const };
  const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error'] });
  try {
    const userId = await app.get(HostedUsers).ensure(email, randomBytes(24).toString('base64url'));
    await app.get(SchoolsService).addStaff(userId, role as StaffRole, email);
  } finally {
    await app.close();
  }
  return `${email} is now ${role}. Without a password yet: use "Lupa kata laluan" on /login.`;
}

main(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
