import { environment } from '../../src/config/environment.js';
import { loadEnv } from '../../src/config/load-env.js';
import { startQueueProbe } from './queue-probe.js';

const probe = await startQueueProbe(loadEnv(environment()));
process.on('SIGTERM', () => void probe.close().then(() => process.exit(0)));
process.stdout.write('ready\n');
