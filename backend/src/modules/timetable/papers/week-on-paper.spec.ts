import { asOneLesson, hoursOf, laidLessons, meetingLessons, type PaperLesson } from './week-on-paper.js';

const lesson = (from: string, to: string, weekday = 1): PaperLesson => ({
  ...{ weekday, cycleWeek: null, from, to, lines: [`${weekday} ${from}`] },
});

describe('lessons on paper', () => {
  it('that stand at one time stand side by side, each in a place of its own', () => {
    const laid = laidLessons([lesson('08:00', '09:00'), lesson('08:30', '09:00'), lesson('09:00', '09:30')]);
    expect(laid.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  it('of another day take no place', () => {
    expect(laidLessons([lesson('08:00', '09:00'), lesson('08:00', '09:00', 2)])).toMatchObject([
      { lanes: 1 },
      { lanes: 1 },
    ]);
  });

  it('that are held together by a third are told as one where there is no room for each', () => {
    const ofDay = [lesson('09:00', '10:00'), lesson('08:30', '09:30'), lesson('08:00', '09:00')];
    const groups = meetingLessons([...ofDay, lesson('10:00', '10:30'), lesson('08:00', '08:30', 2)]);
    expect(groups.map((group) => asOneLesson(group))).toMatchObject([
      { from: '08:00', to: '10:00', lines: ['1 08:00 +2'] },
      { from: '10:00', to: '10:30', lines: ['1 10:00'] },
      { weekday: 2, from: '08:00', to: '08:30', lines: ['2 08:00'] },
    ]);
  });

  it('have the hours from the first bell to the last lesson', () => {
    const paper = {
      rows: [{ from: '07:30', to: '08:00', kind: 'lesson' }],
      weeks: [{ name: '', lessons: [lesson('13:00', '14:00')] }],
    };
    expect(hoursOf(paper)).toEqual({ from: 450, to: 840 });
  });
});
