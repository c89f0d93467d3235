import { environment } from './config/environment.js';
import { loadEnv } from './config/load-env.js';
import { migrate } from './platform/database/migrations.js';

await migrate(loadEnv(environment()).database.directUrl);
