import { launch } from './launching/launch.mjs';

await launch('test.ts');
