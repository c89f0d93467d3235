import { chartTicks, isLabelShown, labelsInLine } from './chart-scale';

it.each([
  [
    [3, 9, 40],
    [0, 10, 20, 30, 40],
  ],
  [[87], [0, 25, 50, 75, 100]],
  // There is no quarter of an event.
  [[1], [0, 1]],
  [[0], [0, 1]],
  [[9], [0, 5, 10]],
  [[1300], [0, 500, 1000, 1500]],
])('the axis of %j carries %j', (values, ticks) => {
  expect(chartTicks(values)).toEqual(ticks);
});

it.each([
  ['five days', ['Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat'], 5],
  ['times', ['6.10 petang', '12.00 tengah hari'], 2],
  ['dates', ['7 Sep', '16 Nov'], 5],
])('a phone has room for so many labels of %s', (_what, labels, most) => {
  expect(labelsInLine(labels, 40)).toBe(most);
});

it('a long axis writes every third label when a third has room', () => {
  const shown = Array.from({ length: 30 }, (_, index) => index).filter((index) =>
    isLabelShown(index, 30, 10),
  );
  expect(shown).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
});
