import { readTimetableFile } from './read-timetable-file.js';
import { TIMETABLE_REFUSALS, type TimetableRefusal } from './refusal-sentences.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const PIECE = 64 * 1024;
const FEW_PIECES = 8;

/** `text`, then `filling` again and again up to 50 MB; counts how much of it was asked for. */
function endless(text: string, filling: string) {
  const asked = { pieces: 0 };
  function* pieces() {
    yield Buffer.from(text);
    const piece = Buffer.from(filling.repeat(Math.ceil(PIECE / filling.length)));
    for (; asked.pieces < 800; asked.pieces += 1) yield piece;
  }
  return { asked, source: pieces() };
}

it.each<[what: string, file: string | Buffer, refusal: TimetableRefusal]>([
  ['a document type', `${HEAD}<!DOCTYPE timetable><timetable/>`, 'doctype'],
  [
    'entities that grow',
    `${HEAD}<!DOCTYPE t [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><timetable>&b;</timetable>`,
    'doctype',
  ],
  [
    'a file of this machine',
    `${HEAD}<!DOCTYPE t [<!ENTITY a SYSTEM "file:///etc/passwd">]><timetable>&a;</timetable>`,
    'doctype',
  ],
  ['an entity that nobody declared', '<timetable><lessons>&a;</lessons></timetable>', 'unreadable'],
  ['a depth of 10,000', `<timetable>${'<a>'.repeat(10_000)}`, 'too_deep'],
  ['an end that is missing', '<timetable><lessons><lesson id="1"/></lessons>', 'truncated'],
  ['an end within a letter', Buffer.from('<timetable><lessons><lesson id="ñ').subarray(0, -1), 'truncated'],
  ['nothing', '', 'empty'],
  ['no lesson', `${HEAD}<timetable><periods><period period="1"/></periods></timetable>`, 'empty'],
  ['another XML', `${HEAD}<kml><lessons><lesson id="1"/></lessons></kml>`, 'no_timetable'],
  ['no XML', 'Nama;Kelas;Subjek', 'unreadable'],
  ['a ZIP', Buffer.from('504b03041400000008', 'hex'), 'unreadable'],
  ['tags that are crossed', '<timetable><a><b></a></b></timetable>', 'unreadable'],
  [
    'letters of another encoding than it declares',
    Buffer.from(`${HEAD}<timetable a="\xf1"/>`, 'latin1'),
    'wrong_encoding',
  ],
  ['an encoding that nobody knows', '<?xml version="1.0" encoding="EBCDIC"?><timetable/>', 'encoding'],
  ['two bytes a letter', Buffer.from('\uFEFF<timetable/>', 'utf16le'), 'encoding'],
  [
    'more lessons than any school has',
    `<timetable><lessons>${'<lesson id="1"/>'.repeat(10_001)}</lessons></timetable>`,
    'too_many_rows',
  ],
])('a file with %s is refused with a sentence', async (_, file, refusal) => {
  expect(await readTimetableFile([Buffer.from(file)])).toEqual({ refusal });
  expect(TIMETABLE_REFUSALS[refusal]).toMatch(/^[A-Z].{20,}\.$/);
});

it.each([
  ['one attribute', '<timetable><lessons><lesson id="', 'x', 'too_long'],
  ['the attributes of one lesson', '<timetable><lessons><lesson ', 'a="" ', 'too_long'],
  ['a name of a tag', '<timetable><', 'x', 'too_long'],
  ['a text', '<timetable>', 'x', 'too_long'],
  ['a comment', '<timetable><!-- ', 'x', 'too_long'],
  ['a document type', '<!DOCTYPE ', 'x', 'too_long'],
  ['rows', '<timetable><cards>', '<card lessonid="1"/>', 'too_many_rows'],
])('50 MB of %s are given up after the first of them', async (_, text, filling, refusal) => {
  const { asked, source } = endless(text, filling);
  expect(await readTimetableFile(source)).toEqual({ refusal });
  expect(asked.pieces).toBeLessThan(refusal === 'too_long' ? FEW_PIECES : 20);
});

it('50 MB of what is passed over are given up at 10 MB', async () => {
  const { asked, source } = endless('<timetable><students>', '<student id="1"/>');
  expect(await readTimetableFile(source)).toEqual({ refusal: 'too_big' });
  expect(asked.pieces * PIECE).toBeLessThan(11e6);
});
