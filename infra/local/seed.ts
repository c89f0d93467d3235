import { runProductCommand } from './product-command.ts';
import { runToExit } from './start-failure.ts';

await runToExit(() => runProductCommand(['backend/dist/development/seed.js', '--reset']));
