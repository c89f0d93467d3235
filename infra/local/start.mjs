import { launch } from './launching/launch.mjs';

await launch('start.ts');
