import fc from 'fast-check';
import { activitiesOf, minutesPlanned, stepMarks, stepsOf } from './lesson-steps.js';

describe('the activities of a plan', () => {
  it('are steps, one in each line, with their minutes at its end', () => {
    expect(stepsOf('Tunjuk ais di tangan (5 min)\n\n Stesen tiga bahan [12 minit]\nTiket keluar')).toEqual([
      { text: 'Tunjuk ais di tangan', minutes: 5 },
      { text: 'Stesen tiga bahan', minutes: 12 },
      { text: 'Tiket keluar', minutes: null },
    ]);
  });

  it.each(['Baca muka surat (12)', 'Tunggu (0 min)', 'Kira 12 min', 'Buku (5 min) di rumah'])(
    'keep what only looks like minutes as words: %s',
    (line) => {
      expect(stepsOf(line)).toEqual([{ text: line, minutes: null }]);
    },
  );

  it.each([
    ['观察冰块 (5 分钟)', '观察冰块'],
    ['பனிக்கட்டி (5 நிமிடம்)', 'பனிக்கட்டி'],
    ['تونجوق ايس (5 min)', 'تونجوق ايس'],
  ])('are read in any script: %s', (line, text) => {
    expect(stepsOf(line)).toEqual([{ text, minutes: 5 }]);
  });

  it('are the same steps after they were written and read again', () => {
    const step = fc.record({
      text: fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /\p{L}$/u.test(text.trim())),
      minutes: fc.option(fc.integer({ min: 1, max: 999 })),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const written = activitiesOf(steps);
        expect(activitiesOf(stepsOf(written))).toBe(written);
        expect(stepsOf(written).map(({ minutes }) => minutes)).toEqual(steps.map(({ minutes }) => minutes));
      }),
    );
  });

  it('say how many minutes they take as far as they say any', () => {
    expect(minutesPlanned(stepsOf('a (5 min)\nb\nc (20 min)'))).toBe(25);
    expect(minutesPlanned(stepsOf('a\nb'))).toBeNull();
  });

  it('begin with an induction and end with a closing', () => {
    expect(stepMarks(4)).toEqual(['S', '1', '2', 'P']);
    expect([stepMarks(1), stepMarks(2), stepMarks(0)]).toEqual([['1'], ['S', '1'], []]);
  });
});
