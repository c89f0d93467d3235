import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CHECKOUT } from '../checkout.ts';
import { databaseUrls } from '../postgres/database-urls.ts';
import { readPostgresRecord } from '../postgres/postgres-record.ts';
import { holderOf } from '../supervision/data-dir-lock.ts';
import { StartFailure } from '../supervision/start-failure.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { type ProductEnvironment, productEnvironment } from './product-environment.ts';
import { keptSecrets } from './secrets.ts';
import { startServices } from './services.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { withStack } from './with-stack.ts';

/** Runs a script of the product against the stack that runs on DATA_DIR, or else against one started for it. */
export async function runProductCommand(command: readonly string[]): Promise<number> {
  const given = readEnvironment();
  const holder = await holderOf(settingsFrom(given).dataDir);
  if (holder !== undefined) return runCommand(command, await runningEnvironment(given, holder.settings));
  let code = 1;
  const stackCode = await withStack(async (stack) => {
    const { environment, hostedBackend } = await startServices(stack);
    await hostedBackend.answering;
    code = await runCommand(command, environment);
  });
  return stackCode || code;
}

async function runningEnvironment(given: Environment, settings: Settings): Promise<ProductEnvironment> {
  const [secrets, record] = await Promise.all([
    keptSecrets(settings.dataDir),
    readPostgresRecord(settings.dataDir),
  ]);
  const port = record?.port;
  if (settings.databaseUrl === undefined && port === undefined)
    throw new StartFailure('Still starting: try again.');
  return productEnvironment(given, settings, secrets, databaseUrls(settings, secrets, port ?? 0).product);
}

async function runCommand(command: readonly string[], environment: Environment): Promise<number> {
  const child = spawn(process.execPath, [...command], { cwd: CHECKOUT, env: environment, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
