import { join } from 'node:path';
import { buildFrontend } from './build/build-frontend.ts';
import { FRONTEND } from './checkout.ts';
import { runTool } from './steps/tool.ts';

// The build that the tests use: it holds all that a production build holds, and is there already when nothing changed.
await buildFrontend({ production: false });
process.exitCode = await runTool([join(FRONTEND, 'size.ts')]);
