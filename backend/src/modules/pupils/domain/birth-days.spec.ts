import { dayIn, isOpen, orderOfDays } from './birth-days.js';

it.each([
  ['2016-02-14', '2016-02-14'],
  ['14/2/2016', '2016-02-14'],
  ['14.02.16', '2016-02-14'],
  ['14 Feb 2016', '2016-02-14'],
  ['14-Ogos-2016', '2016-08-14'],
  ['23-Jun-16', '2016-06-23'],
  ['Jun 23, 2016', '2016-06-23'],
  ['2016年2月14日', '2016-02-14'],
  ['20160214', '2016-02-14'],
  ['14022016', '2016-02-14'],
  ['14/02/2016 00:00:00', '2016-02-14'],
  ['2016-02-14T00:00:00.000Z', '2016-02-14'],
  ['14/02/2016 12:00:00 AM', '2016-02-14'],
  ['42414', '2016-02-14'],
  ['31/02/2016', null],
  ['14/13/2016', null],
  ['14 Xyz 2016', null],
  ['14/02/016', null],
])('%s is the day %s', (cell, day) => {
  expect(dayIn(cell)).toBe(day);
});

const unwitnessed = (...cells: string[]) => orderOfDays(cells.map((cell) => ({ cell, witness: null })));

it('the order of a column is the one in which all its cells are days', () => {
  expect(unwitnessed('5/3/2016', '14/2/2016')).toMatchObject({ order: 'dmy', isSure: true });
  expect(unwitnessed('5/3/2016', '2/14/2016')).toMatchObject({ order: 'mdy', isSure: true });
  expect(unwitnessed('5/3/2016', '6/7/2016')).toMatchObject({ order: 'dmy', isSure: false });
  expect(unwitnessed('2016-02-14')).toMatchObject({ isSure: true });
});

it('the order of a column is the one that the numbers beside it bear witness of', () => {
  const cells = [
    { cell: '5/3/2016', witness: '160503' },
    { cell: '6/7/2016', witness: '160607' },
  ];
  expect(orderOfDays(cells)).toEqual({ order: 'mdy', isSure: true, isWitnessed: true });
  expect(orderOfDays([{ cell: '16/06/12', witness: '160612' }])).toMatchObject({ order: 'ymd' });
});

it('a day whose parts are alike is the same in every order', () => {
  expect([isOpen('5/5/2016'), isOpen('5/3/2016'), isOpen('14/2/2016')]).toEqual([false, true, false]);
});
