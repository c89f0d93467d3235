import './node-version.js';
import { environment } from './config/environment.js';
import { loadEnv } from './config/load-env.js';
import { migrate } from './platform/database/migrations.js';
import { runToExit } from './start-failure.js';

await runToExit(() => migrate(loadEnv(environment()).database.directUrl));
