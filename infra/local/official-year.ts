import { resolve } from 'node:path';
import { runProductCommand } from './product/product-command.ts';
import { runToExit } from './supervision/start-failure.ts';

const files = process.argv.slice(2).map((path) => resolve(path));
await runToExit(() => runProductCommand(['backend/dist/official-year.js', ...files]));
