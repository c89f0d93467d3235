import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { environment } from './config/environment.js';
import { loadEnv } from './config/load-env.js';
import { forgetAccount } from './forget-account.js';
import { SchoolsService } from './modules/schools/index.js';
import { nameStaff } from './name-staff.js';
import { withPatience } from './platform/database/patience.js';
import { AccountErasure } from './platform/erasure/account-erasure.js';
import { HostedUsers } from './platform/hosted-backend/hosted-users.js';
import { removeSecondFactor } from './remove-second-factor.js';

type Parts = Parameters<typeof nameStaff>[0] & Parameters<typeof forgetAccount>[0];
type Order = (parts: Parts, email: string) => Promise<string>;
const ORDERS: Readonly<Record<string, Order>> = {
  operator: (parts, email) => nameStaff(parts, email, 'operator'),
  finance: (parts, email) => nameStaff(parts, email, 'finance'),
  'remove-second-factor': removeSecondFactor,
  forget: forgetAccount,
};

const USAGE = `Usage: npm run staff -- <email> ${Object.keys(ORDERS).join('|')}`;

/** What is done from the command line alone: the first people of the platform are named, somebody is let in or erased. */
async function main([email = '', order = '']: readonly string[]): Promise<string> {
  const carryOut = Object.hasOwn(ORDERS, order) ? ORDERS[order] : undefined;
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || !carryOut) throw new Error(USAGE);
  const config = { ...loadEnv(environment()), role: 'api' as const };
  const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error'] });
  try {
    const [users, schools, accounts] = [
      app.get(HostedUsers),
      app.get(SchoolsService),
      app.get(AccountErasure),
    ];
    return await withPatience(() => carryOut({ config, users, schools, accounts }, email));
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
