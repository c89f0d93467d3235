import { buffer } from 'node:stream/consumers';
import { ONE_TABLE, readTableFile, TEXT_ENCODINGS } from './modules/imports/reading/index.js';
import { readTimetable } from './modules/timetable/import/index.js';

// A process of its own, with little memory: the file on its input, what stands in it on its output. Its last word says
// what is sought in it, and how its text is written where somebody has said so.
const [sought, said] = (process.argv.at(-1) ?? '').split(':');
const encoding = TEXT_ENCODINGS.find((each) => each === said) ?? null;
const bytes = await buffer(process.stdin);
const reading =
  sought === 'timetable' ? readTimetable(bytes) : readTableFile(bytes, { ...ONE_TABLE, encoding });
process.stdout.write(JSON.stringify(await reading));
