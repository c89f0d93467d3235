import { chartTicks, isLabelShown } from './chart-scale';

it.each([
  [
    [3, 9, 40],
    [0, 10, 20, 30, 40],
  ],
  [[87], [0, 25, 50, 75, 100]],
  [[1], [0, 0.25, 0.5, 0.75, 1]],
  [[0], [0, 0.25, 0.5, 0.75, 1]],
  [[1300], [0, 500, 1000, 1500]],
])('the axis of %j carries %j', (values, ticks) => {
  expect(chartTicks(values)).toEqual(ticks);
});

it('a long axis writes every third label when a third has room', () => {
  const shown = Array.from({ length: 30 }, (_, index) => index).filter((index) =>
    isLabelShown(index, 30, 10),
  );
  expect(shown).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
});
