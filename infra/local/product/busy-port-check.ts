import { StartFailure } from '../supervision/start-failure.ts';
import { isPortFree } from './ports.ts';
import type { Settings } from './settings.ts';

export async function checkPorts(settings: Settings): Promise<void> {
  await demandFree('PORT', settings.port);
  if (settings.supabaseUrl === undefined) await demandFree('HOSTED_BACKEND_PORT', settings.hostedBackendPort);
}

async function demandFree(name: string, port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new StartFailure(`Port ${port} is busy: stop what listens there, or set another ${name}.`);
}
