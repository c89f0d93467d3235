import { launch } from './launch.mjs';

await launch('test.ts');
