import { startChild } from '../supervision/child.ts';
import { untilAnswering } from '../supervision/http-ready.ts';
import type { Part } from '../supervision/part.ts';
import type { Environment } from './environment.ts';
import type { Stack } from './stack.ts';

/** The API and the worker in one process; resolves when it is ready. */
export async function startProduct(stack: Stack, environment: Environment, port: number): Promise<Part> {
  const part = startChild({
    name: 'backend',
    command: ['backend/dist/main.js'],
    environment: { ...environment, PORT: String(port) },
    logFolder: stack.logFolder,
  });
  stack.supervisor.add(part);
  await untilAnswering(`http://127.0.0.1:${port}/api/health/ready`, stack.supervisor.ended);
  return part;
}
