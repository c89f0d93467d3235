import { problemsOfTeachers } from './set-problems.js';
import { handedOver, problemsOfSuccession } from './succession.js';
import type { SetTeacher } from './teaching-set.js';

const teacher = (userId: string, part: Partial<SetTeacher> = {}): SetTeacher => ({
  userId,
  isLead: true,
  fromDay: '2026-01-12',
  toDay: null,
  ...part,
});

describe('a hand-over', () => {
  const on = { from: 'a', day: '2026-06-01', dayBefore: '2026-05-31' };

  it('ends the one and begins the other on the next day, in the same part', () => {
    expect(handedOver([teacher('a'), teacher('c', { isLead: false })], { ...on, successorId: 'b' })).toEqual([
      teacher('a', { toDay: '2026-05-31' }),
      teacher('b', { fromDay: '2026-06-01' }),
      teacher('c', { isLead: false }),
    ]);
  });

  it('leaves nobody where no successor is named', () => {
    expect(handedOver([teacher('a')], { ...on, successorId: null })).toEqual([
      teacher('a', { toDay: '2026-05-31' }),
    ]);
  });

  it('moves what had not begun, and leaves what had ended', () => {
    const past = teacher('a', { toDay: '2026-03-01' });
    const coming = teacher('a', { fromDay: '2026-08-01' });
    expect(handedOver([past, coming], { ...on, successorId: 'b' })).toEqual([
      past,
      { ...coming, userId: 'b' },
    ]);
  });

  it('lets whoever taught beside them lead from the day on, once', () => {
    const after = handedOver([teacher('a'), teacher('b', { isLead: false })], { ...on, successorId: 'b' });
    expect(after).toEqual([
      teacher('a', { toDay: '2026-05-31' }),
      teacher('b', { fromDay: '2026-06-01' }),
      teacher('b', { isLead: false, toDay: '2026-05-31' }),
    ]);
    expect(problemsOfTeachers(after)).toEqual([]);
  });

  it('of a part beside the lead leaves a successor who teaches it already as they are', () => {
    const lead = teacher('b');
    expect(handedOver([teacher('a', { isLead: false }), lead], { ...on, successorId: 'b' })).toEqual([
      teacher('a', { isLead: false, toDay: '2026-05-31' }),
      lead,
    ]);
  });
});

it('somebody follows in what is left behind, once, and is a teacher', () => {
  const around = { setIds: ['4B', '5B'], teacherIds: ['b'] };
  const fieldsOf = (successors: Parameters<typeof problemsOfSuccession>[0]) =>
    problemsOfSuccession(successors, around).map(({ field }) => field);
  expect(fieldsOf([{ setId: '4B', userId: 'b' }])).toEqual([]);
  expect(fieldsOf([{ setId: '6B', userId: 'b' }])).toEqual(['successors.0.setId']);
  expect(fieldsOf([{ setId: '5B', userId: 'c' }])).toEqual(['successors.0.userId']);
  expect(
    fieldsOf([
      { setId: '4B', userId: 'b' },
      { setId: '4B', userId: 'b' },
    ]),
  ).toEqual(['successors.1.setId']);
});
