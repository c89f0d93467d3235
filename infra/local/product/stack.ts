import type { Supervisor } from '../supervision/supervisor.ts';
import type { Environment } from './environment.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** What every step of a start needs to know. */
export type Stack = Readonly<{
  given: Environment;
  settings: Settings;
  secrets: Secrets;
  supervisor: Supervisor;
  logFolder: string;
}>;
