import { fileDays } from './file-days.js';
import { fileWeeks } from './file-weeks.js';

const MONDAY_SCHOOL = [1, 2, 3, 4, 5];
const place = (number: number, name: string | null) => ({ number, name });
const onDays = (...days: number[]) => days.map((day) => ({ day }));
const inWeeks = (...weeks: number[][]) => weeks.map((each) => ({ weeks: each }));

describe('a day of the file', () => {
  it('is what it is called, in full or short, in Malay or English, where the school teaches then', () => {
    const names = ['ISNIN', 'Sel.', 'Wed', 'khamis', "Juma'at"];
    const days = names.map((name, at) => place(at + 1, name));
    const found = fileDays(days, onDays(1, 2, 3, 4, 5, 5), MONDAY_SCHOOL, {});
    expect(found.map(({ choice }) => choice)).toEqual(['1', '2', '3', '4', '5']);
    expect(found.map(({ slots }) => slots)).toEqual([1, 1, 1, 1, 2]);
  });

  it('is asked about where it has no name, another one, or that of a day on which nothing is taught; never laid by its place', () => {
    const days = [place(1, null), place(2, 'Day 2'), place(3, 'Ahad'), place(4, 'Isnin')];
    const found = fileDays(days, onDays(1, 2, 3), MONDAY_SCHOOL, {});
    expect(found).toMatchObject([
      { number: 1, choice: null, proposed: 1 },
      { number: 2, choice: null, proposed: 2 },
      { number: 3, choice: null, proposed: 0, isNamed: false },
    ]);
    const chosen = fileDays(days, onDays(1, 2, 3), MONDAY_SCHOOL, { 1: '5', 3: 'none' });
    expect(chosen.map(({ choice }) => choice)).toEqual(['5', null, 'none']);
  });
});

describe('the weeks of the file', () => {
  const three = [1, 2, 3].map((number) => place(number, null));

  it('are none where every lesson is in all of them, however many there are', () => {
    expect(fileWeeks(three, inWeeks([1, 2, 3], [1, 2, 3]), 1, {})).toEqual([]);
  });

  it('are those of a school that has two, too, and else asked about, each with what it holds alone', () => {
    const two = three.slice(0, 2);
    expect(fileWeeks(two, inWeeks([1], [2]), 2, {}).map(({ choice }) => choice)).toEqual(['1', '2']);
    expect(fileWeeks(two, inWeeks([1], [2]), 1, {}).map(({ choice }) => choice)).toEqual([null, null]);
    expect(fileWeeks(three, inWeeks([1], [1, 2], [1, 2, 3]), 2, { 3: 'none' })).toMatchObject([
      { slots: 2, choice: null },
      { slots: 1, choice: null },
      { slots: 0, choice: 'none' },
    ]);
  });
});
