import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { environment } from './config/environment.js';
import { loadEnv } from './config/load-env.js';
import { SchoolsService } from './modules/schools/index.js';
import { nameStaff } from './name-staff.js';
import type { StaffRole } from './platform/access/access.js';
import { HostedUsers } from './platform/hosted-backend/hosted-users.js';
import { removeSecondFactor } from './remove-second-factor.js';

const USAGE = 'Usage: npm run staff -- <email> operator|finance|remove-second-factor';

const isRole = (text: string): text is StaffRole => text === 'operator' || text === 'finance';

/** The first people of the platform are named from the command line, and only there their second factor is removed. */
async function main([email = '', order = '']: readonly string[]): Promise<string> {
  const isOrder = isRole(order) || order === 'remove-second-factor';
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || !isOrder) throw new Error(USAGE);
  const config = { ...loadEnv(environment()), role: 'api' as const };
  const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error'] });
  try {
    const parts = { config, users: app.get(HostedUsers), schools: app.get(SchoolsService) };
    return await (isRole(order) ? nameStaff(parts, email, order) : removeSecondFactor(parts, email));
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
