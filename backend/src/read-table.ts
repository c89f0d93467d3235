import { buffer } from 'node:stream/consumers';
import { readTableFile } from './modules/imports/reading/index.js';

// A process of its own, with little memory: the file on its input, what stands in it on its output.
process.stdout.write(JSON.stringify(await readTableFile(await buffer(process.stdin))));
