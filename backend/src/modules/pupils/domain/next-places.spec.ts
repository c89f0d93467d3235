import { nextPlaces } from './next-places.js';

const KEYS = ['4 Bestari', '5 Bestari', '6 Bestari'];
const next = KEYS.map((key, at) => ({
  key,
  isMade: true,
  comesFrom: KEYS[at - 1] ? { id: KEYS[at - 1] ?? '' } : null,
  inPlaceOf: { id: key },
}));
const pupil = (id: string, classId: string | null) => ({ id, classId });
const placesOf = (decisions: Readonly<Record<string, string>>, ...pupils: ReturnType<typeof pupil>[]) => {
  const known = { classIds: KEYS, next, endingClassIds: ['6 Bestari'] };
  const { flows, places } = nextPlaces(pupils, { ...known, decisions: new Map(Object.entries(decisions)) });
  return { flows, places: places.map(({ goesTo, single }) => [goesTo, single?.chosen, single?.problem]) };
};

it('pupils go up with their class, and out of the school after its last level', () => {
  const { flows, places } = placesOf({}, pupil('a', '4 Bestari'), pupil('b', '6 Bestari'));
  expect(places).toEqual([
    ['5 Bestari', undefined, undefined],
    ['leave', undefined, undefined],
  ]);
  expect(flows.map(({ goesTo, pupils }) => [goesTo, pupils])).toEqual([
    ['5 Bestari', 1],
    ['6 Bestari', 0],
    ['leave', 1],
  ]);
});

it.each([
  ['stay', '4 Bestari'],
  ['6 Bestari', '6 Bestari'],
  ['leave', 'leave'],
  ['none', 'none'],
  ['follow', '5 Bestari'],
])('a single pupil whose class goes up is decided on: %s', (decision, goesTo) => {
  const { places } = placesOf({ 'pupil:a': decision }, pupil('a', '4 Bestari'), pupil('b', '4 Bestari'));
  expect(places).toEqual([
    [goesTo, decision, null],
    ['5 Bestari', undefined, undefined],
  ]);
});

it.each([
  ['ask', 'undecided'],
  ['3 Bestari', 'noClass'],
])(
  'who is still to be decided on, or was to go into a class that is not made, is asked about: %s',
  (decision, problem) => {
    expect(placesOf({ 'pupil:a': decision }, pupil('a', '4 Bestari')).places).toEqual([
      [null, null, problem],
    ]);
  },
);

it('a pupil without a class is asked about, and cannot go with one', () => {
  expect(placesOf({}, pupil('a', null)).places).toEqual([[null, null, 'noClass']]);
  expect(placesOf({ 'pupil:a': 'follow' }, pupil('a', null)).places).toEqual([[null, null, 'noClass']]);
  expect(placesOf({ 'pupil:a': 'stay' }, pupil('a', null)).places).toEqual([[null, null, 'noClass']]);
});

it('a whole class goes elsewhere where that was decided, or each of it by itself', () => {
  const pupils = [pupil('a', '4 Bestari'), pupil('b', '4 Bestari')];
  expect(placesOf({ 'pupilsOf:4 Bestari': 'leave' }, ...pupils).places.map(([goesTo]) => goesTo)).toEqual([
    'leave',
    'leave',
  ]);
  expect(placesOf({ 'pupilsOf:4 Bestari': 'each', 'pupil:b': 'stay' }, ...pupils).places).toEqual([
    [null, null, 'noClass'],
    ['4 Bestari', 'stay', null],
  ]);
});

it('nobody stays where no class takes the place of theirs', () => {
  const [four, ...others] = next;
  const gone = [...others, { ...four, key: '4 Bestari', comesFrom: null, inPlaceOf: null, isMade: false }];
  const known = { classIds: KEYS, next: gone, endingClassIds: [] };
  const { places } = nextPlaces([pupil('a', '4 Bestari')], {
    ...known,
    decisions: new Map([['pupil:a', 'stay']]),
  });
  expect(places).toMatchObject([{ goesTo: null, single: { chosen: null, others: ['follow'] } }]);
});

it('a class that goes nowhere waits, with all who are in it', () => {
  const known = { classIds: ['PPKI'], next, endingClassIds: [], decisions: new Map<string, string>() };
  const { flows, places } = nextPlaces([pupil('a', 'PPKI')], known);
  expect(flows).toEqual([{ classId: 'PPKI', pupils: 1, goesTo: null }]);
  expect(places).toEqual([{ pupil: pupil('a', 'PPKI'), goesTo: null, single: undefined }]);
});
