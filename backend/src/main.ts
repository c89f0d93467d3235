import './node-version.js';
import module from 'node:module';
import { join } from 'node:path';
import { runToExit } from './start-failure.js';

// Before anything large is read. A build leaves it filled; where nothing may be written it is only read.
module.enableCompileCache(join(import.meta.dirname, '.compiled'));
const { serve } = await import('./serve.js');
await runToExit(serve);
