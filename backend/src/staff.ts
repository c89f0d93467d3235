import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { environment } from './config/environment.js';
import { loadEnv } from './config/load-env.js';
import { SchoolsService } from './modules/schools/index.js';
import { nameStaff } from './name-staff.js';
import type { StaffRole } from './platform/access/access.js';
import { HostedUsers } from './platform/hosted-backend/hosted-users.js';

const isRole = (text: string): text is StaffRole => text === 'operator' || text === 'finance';

/** `staff <email> operator|finance`: the first people of the platform are named from the command line. */
async function main([email = '', role = '']: readonly string[]): Promise<string> {
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || !isRole(role)) {
    throw new Error('Usage: npm run staff -- <email> operator|finance');
  }
  const config = { ...loadEnv(environment()), role: 'api' as const };
  const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error'] });
  try {
    const parts = { config, users: app.get(HostedUsers), schools: app.get(SchoolsService) };
    return await nameStaff(parts, email, role);
  } finally {
    await app.close();
  }
}

main(process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
