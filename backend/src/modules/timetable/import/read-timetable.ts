import { placedLessons } from './placed-lessons.js';
import { readTimetableFile } from './read-timetable-file.js';
import { readTimetableTable } from './read-timetable-table.js';
import type { TimetableReading } from './timetable-reading.js';

/** XML of the timetable program; what does not begin like XML is read as a table. */
export async function readTimetable(bytes: Buffer): Promise<TimetableReading> {
  const begins = bytes.toString('latin1', 0, 200).replaceAll(/^[\xef\xbb\xbf\xff\xfe]+|\0/g, '');
  return bytes.length === 0 || /^\s*</.test(begins) ? readXml(bytes) : readTimetableTable(bytes);
}

async function readXml(bytes: Buffer): Promise<TimetableReading> {
  const reading = await readTimetableFile([bytes]);
  if ('refusal' in reading) return reading;
  const { cards, ...names } = reading.file;
  const { lessons: slots, cards: outcomes, ...told } = placedLessons(reading.file);
  const leftCards = outcomes.flatMap((outcome, card) => {
    const { lessonId = '', period = null, days = [] } = cards[card] ?? {};
    return outcome === 'placed' ? [] : [{ card, outcome, lessonId, period, days }];
  });
  return { names, slots, cardCount: cards.length, leftCards, ...told };
}
