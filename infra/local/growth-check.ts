import { join } from 'node:path';
import { buildFrontend } from './build/build-frontend.ts';
import { FRONTEND } from './checkout.ts';
import { runTool } from './steps/tool.ts';

/** `npm run size:growth` */
await buildFrontend({ production: false });
process.exitCode = await runTool([join(FRONTEND, 'growth.ts')]);
