import { assert, constantFrom, property, record, uniqueArray } from 'fast-check';
import type { Step, SupervisionContent } from './supervision.js';
import { type Supervising, supervisorsOf, whoActs } from './supervisors-of.js';

const DAY = '2026-10-13';
const of = (
  teacherId: string | null,
  subjectId: string | null,
  supervisorId: string,
  differing: Partial<SupervisionContent> = {},
): SupervisionContent => ({
  ...{ academicYearId: '2026', teacherId, subjectId, supervisorId, step: 1, from: '2026-01-12', to: null },
  ...differing,
});
const by = (
  supervisions: readonly SupervisionContent[],
  differing: Partial<Supervising> = {},
): Supervising => ({ steps: 1, supervisions, deputies: [], isAway: () => false, ...differing });
const science = { teacherId: 'aminah', subjectId: 'science', day: DAY };
const holders = (supervising: Supervising, plans = science) =>
  supervisorsOf(plans, supervising).map(({ step, holderId }) => `${step} ${holderId}`);

describe('Who verifies a teacher’s plans', () => {
  const subject = of(null, 'science', 'panel');
  const teacher = of('aminah', null, 'lim');
  const both = of('aminah', 'science', 'hashim');

  it('is whoever is named most specifically: teacher and subject, then teacher, then subject', () => {
    expect(holders(by([subject]))).toEqual(['1 panel']);
    expect(holders(by([subject, teacher]))).toEqual(['1 lim']);
    expect(holders(by([subject, both, teacher]))).toEqual(['1 hashim']);
    expect(holders(by([subject, both, teacher]), { ...science, subjectId: 'art' })).toEqual(['1 lim']);
  });

  it('is nobody whose days are over or to come', () => {
    expect(holders(by([of('aminah', null, 'lim', { to: '2026-10-12' })]))).toEqual([]);
    expect(holders(by([of('aminah', null, 'lim', { from: '2026-10-14' })]))).toEqual([]);
    expect(holders(by([of('aminah', null, 'lim', { from: DAY, to: DAY })]))).toEqual(['1 lim']);
  });

  it('is never the teacher, who then falls to whoever is named less specifically', () => {
    const own = of(null, 'science', 'aminah');
    expect(holders(by([own]))).toEqual([]);
    expect(holders(by([own, of('aminah', null, 'lim')]))).toEqual(['1 lim']);
  });

  it('is two people where the school asks for two steps', () => {
    const second = of('aminah', null, 'hashim', { step: 2 });
    expect(holders(by([teacher, second]))).toEqual(['1 lim']);
    expect(holders(by([teacher, second], { steps: 2 }))).toEqual(['1 lim', '2 hashim']);
    expect(holders(by([teacher, of('aminah', null, 'lim', { step: 2 })], { steps: 2 }))).toEqual(['1 lim']);
  });
});

describe('Whoever acts for a supervisor', () => {
  const away =
    (...ids: readonly string[]) =>
    (id: string) =>
      ids.includes(id);
  const deputies = [{ supervisorId: 'lim', deputyId: 'hashim' }];
  const acting = (isAway: Supervising['isAway'], teacherId = 'aminah') =>
    supervisorsOf({ ...science, teacherId }, by([of(teacherId, null, 'lim')], { deputies, isAway })).map(
      whoActs,
    );

  it('does so only while the supervisor is away', () => {
    expect(acting(away())).toEqual(['lim']);
    expect(acting(away('lim'))).toEqual(['hashim']);
  });

  it('is nobody who is away too, or whose plans they are', () => {
    expect(acting(away('lim', 'hashim'))).toEqual(['lim']);
    expect(acting(away('lim'), 'hashim')).toEqual(['lim']);
  });
});

/** By going through all four kinds in their order. */
function naively(supervising: Supervising): string | null {
  const standing = supervising.supervisions.filter(
    ({ step, from, to, supervisorId }) =>
      step === 1 && from <= DAY && (to ?? '9999') >= DAY && supervisorId !== science.teacherId,
  );
  for (const [teacherId, subjectId] of [
    ['aminah', 'science'],
    ['aminah', null],
    [null, 'science'],
  ])
    for (const each of standing)
      if (each.teacherId === teacherId && each.subjectId === subjectId) return each.supervisorId;
  return null;
}

it('is found as by going through the kinds one by one', () => {
  const supervision = record({
    academicYearId: constantFrom('2026'),
    teacherId: constantFrom('aminah', 'siti', null),
    subjectId: constantFrom('science', 'art', null),
    supervisorId: constantFrom('aminah', 'lim', 'hashim'),
    step: constantFrom<Step>(1, 2),
    from: constantFrom('2026-01-12', DAY, '2026-10-14'),
    to: constantFrom('2026-10-12', DAY, null),
  });
  const place = ({ teacherId, subjectId, step }: SupervisionContent) => `${teacherId} ${subjectId} ${step}`;
  assert(
    property(uniqueArray(supervision, { selector: place, maxLength: 10 }), (supervisions) => {
      const supervising = by(supervisions.filter((each) => each.teacherId ?? each.subjectId));
      const found = supervisorsOf(science, supervising)[0]?.holderId ?? null;
      expect(found).toBe(naively(supervising));
    }),
  );
});
