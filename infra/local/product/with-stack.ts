import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBackend } from '../build/build-backend.ts';
import { lockDataDir } from '../supervision/data-dir-lock.ts';
import { StartFailure } from '../supervision/start-failure.ts';
import { onStopSignals } from '../supervision/stop-signals.ts';
import { StopRequested, Supervisor } from '../supervision/supervisor.ts';
import { checkPorts } from './busy-port-check.ts';
import { checkConfiguration } from './configuration-check.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { keptSecrets } from './secrets.ts';
import { settingsFrom } from './settings.ts';
import type { Stack } from './stack.ts';

/**
 * Checks what can be checked beforehand, then does `work` with a stack that has no parts yet. Resolves to the
 * exit code when the work is done, a stop was asked for or a part was lost; all parts are stopped by then.
 */
export async function withStack(work: (stack: Stack) => Promise<void>): Promise<number> {
  const stack = await openStack(readEnvironment());
  const { supervisor } = stack;
  const lock = await lockDataDir(stack.settings);
  onStopSignals(
    () => supervisor.requestStop(),
    () => {
      supervisor.killAll();
      process.exit(1);
    },
  );
  const working = checkPorts(stack.settings).then(() => work(stack));
  try {
    await Promise.race([working, supervisor.whenEnded]);
    return 0;
  } catch (error) {
    return reportEnd(supervisor.ended.reason ?? error);
  } finally {
    supervisor.requestStop();
    await supervisor.stopAll();
    // Interrupted work may have been about to add one more part.
    await working.catch(() => undefined);
    await supervisor.stopAll();
    await lock.release();
  }
}

async function openStack(given: Environment): Promise<Stack> {
  const settings = settingsFrom(given);
  await buildBackend(settings);
  await makeDataDir(settings.dataDir);
  const secrets = await keptSecrets(settings.dataDir);
  await checkConfiguration(given, settings, secrets);
  return {
    given,
    settings,
    secrets,
    supervisor: new Supervisor(),
    logFolder: join(settings.dataDir, 'logs'),
  };
}

async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true }).catch((error) => {
    throw new StartFailure(`DATA_DIR ${dataDir} cannot be made: ${error.code}.`);
  });
}

function reportEnd(reason: unknown): number {
  if (reason instanceof StopRequested) return 0;
  console.error(reason instanceof StartFailure ? reason.message : reason);
  return 1;
}
