import { buffer } from 'node:stream/consumers';
import { readTableFile } from './modules/imports/reading/index.js';
import { readTimetable } from './modules/timetable/import/index.js';

// A process of its own, with little memory: the file on its input, what stands in it on its output. Its last word says
// what is sought in it.
const read = process.argv.at(-1) === 'timetable' ? readTimetable : readTableFile;
process.stdout.write(JSON.stringify(await read(await buffer(process.stdin))));
