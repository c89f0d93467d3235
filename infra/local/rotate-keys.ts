import { runProductCommand } from './product/product-command.ts';
import { runToExit } from './supervision/start-failure.ts';

await runToExit(() => runProductCommand(['backend/dist/rotate-keys.js']));
