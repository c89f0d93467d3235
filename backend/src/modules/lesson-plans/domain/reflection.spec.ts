import fc from 'fast-check';
import {
  BLANK_REFLECTION,
  isEmptyReflection,
  LESSON_RESULTS,
  LESSON_STATUSES,
  notMastered,
  proposedResult,
  type ReflectedMoment,
  type ReflectionContent,
  reflectionProblems,
  reflectionState,
} from './reflection.js';

const lesson = { date: '2026-11-24', startTime: '07:40' };
const [BEFORE, AFTER] = ['2026-11-24T07:39:59+08:00', '2026-11-24T07:40:00+08:00'].map((at) =>
  Date.parse(at),
);
const moment: ReflectedMoment = { lesson, pupils: 26, now: AFTER ?? 0 };
const taught = { ...BLANK_REFLECTION, text: 'Baik' };
const namesOf = (reflection: ReflectionContent, at = moment) =>
  reflectionProblems(reflection, at).map(({ field, problem }) => `${field}: ${problem}`);

const anyReflection: fc.Arbitrary<ReflectionContent> = fc.record({
  status: fc.constantFrom(...LESSON_STATUSES),
  reason: fc.constantFrom('', ' ', 'Sukan'),
  present: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
  mastered: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
  result: fc.option(fc.constantFrom(...LESSON_RESULTS), { nil: null }),
  text: fc.constantFrom('', '\n', 'Baik'),
});
const anyMoment: fc.Arbitrary<ReflectedMoment> = fc.record({
  lesson: fc.constant(lesson),
  pupils: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
  now: fc.constantFrom(BEFORE ?? 0, AFTER ?? 0),
});

/** As a school would say it, one sentence after the other. */
function isGoodNaively(reflection: ReflectionContent, { pupils, now }: ReflectedMoment): boolean {
  const { status, reason, present, mastered, result, text } = reflection;
  if (status !== 'taught')
    return reason.trim().length > 0 && present === null && mastered === null && result === null;
  if (now === BEFORE || reason.trim().length > 0) return false;
  if (present === null && mastered !== null) return false;
  if (present !== null && pupils !== null && present > pupils) return false;
  if (present !== null && mastered !== null && mastered > present) return false;
  return present !== null || result !== null || text.trim().length > 0;
}

describe('What is noted of a lesson', () => {
  it('is stored exactly where a school would say that it is right', () => {
    fc.assert(
      fc.property(anyReflection, anyMoment, (reflection, at) => {
        expect(reflectionProblems(reflection, at).length === 0).toBe(isGoodNaively(reflection, at));
      }),
      { numRuns: 2_000 },
    );
  });

  it('says that it was taught once it has begun, and that it was put off at any time', () => {
    const before = { ...moment, now: BEFORE ?? 0 };
    expect(namesOf(taught, before)).toEqual(['status: not-begun']);
    expect(namesOf(taught)).toEqual([]);
    expect(namesOf({ ...BLANK_REFLECTION, status: 'postponed', reason: 'Sukan' }, before)).toEqual([]);
    expect(namesOf({ ...BLANK_REFLECTION, status: 'replaced' }, before)).toEqual(['reason: reason-needed']);
  });

  it('counts no more than were there, and no more there than are taught', () => {
    expect(namesOf({ ...taught, present: 27, mastered: 28 })).toEqual([
      'present: more-than-pupils',
      'mastered: more-than-present',
    ]);
    expect(namesOf({ ...taught, present: 27 }, { ...moment, pupils: null })).toEqual([]);
    expect(namesOf({ ...taught, mastered: 3 })).toEqual(['mastered: present-needed']);
  });

  it('is none where nothing is said', () => {
    expect(isEmptyReflection({ ...BLANK_REFLECTION, text: ' \n' })).toBe(true);
    expect(namesOf(BLANK_REFLECTION)).toEqual(['text: empty']);
    expect(isEmptyReflection({ ...BLANK_REFLECTION, result: 'achieved' })).toBe(false);
  });

  it('adds up: who mastered it and who did not are those who were there', () => {
    fc.assert(
      fc.property(anyReflection, (reflection) => {
        const { present, mastered } = reflection;
        const left = notMastered(reflection);
        expect(left === null).toBe(present === null || mastered === null);
        if (left !== null) expect((mastered ?? 0) + left).toBe(present);
      }),
    );
  });

  it.each([
    [null, null, null],
    [25, null, null],
    [0, 0, null],
    [25, 25, 'achieved'],
    [25, 21, 'partly'],
    [25, 1, 'partly'],
    [25, 0, 'notAchieved'],
  ] as const)('of %s there and %s who mastered it proposes %s', (present, mastered, result) => {
    expect(proposedResult({ present, mastered })).toBe(result);
  });

  it('is due from the beginning of the lesson until something is noted', () => {
    expect(reflectionState(lesson, null, BEFORE ?? 0)).toBe('ahead');
    expect(reflectionState(lesson, null, AFTER ?? 0)).toBe('due');
    expect(reflectionState(lesson, taught, BEFORE ?? 0)).toBe('done');
  });
});
