import { STARTER_TEMPLATES } from '@rules/lesson-plans/domain/reflection-template';
import fc from 'fast-check';
import type { LessonToReflect, Reflection } from './calls';
import {
  beginEntry,
  deskOf,
  entryProblems,
  reflectionOf,
  withMastered,
  withPresent,
  withResult,
} from './desk';

const OFFERED = [STARTER_TEMPLATES];
const NOW = Date.parse('2026-11-25T13:12:00+08:00');

const lessonAt = (id: string, date: string, startTime: string, noted = false): LessonToReflect => ({
  plan: {
    ...{ id, date, startTime, endTime: '23:00', className: '5 Cerdas', subject: 'Sains', topic: '' },
    ...{ objective: 'Mengelaskan tiga bahan', learningStandards: [], teachingSetId: null },
  },
  pupils: 26,
  counted: null,
  reflection: noted ? taughtWith(id) : null,
});
const taughtWith = (id: string): Reflection => ({
  ...{ id, version: 1, updatedAt: '', deletedAt: null, notMastered: null, notedAt: null },
  ...{
    status: 'taught',
    reason: '',
    present: null,
    mastered: null,
    result: 'achieved',
    text: '',
    additions: [],
  },
});
const lesson = lessonAt('a', '2026-11-25', '07:40');
const problemsOf = (entry: ReturnType<typeof beginEntry>) => entryProblems(lesson, entry, OFFERED, NOW);

describe('The desk', () => {
  it('has the lesson of a moment ago first, what is to come in its order, and nothing twice', () => {
    const lessons = [
      lessonAt('yesterday', '2026-11-24', '12:00'),
      lessonAt('noted', '2026-11-25', '07:40', true),
      lessonAt('now', '2026-11-25', '13:00'),
      lessonAt('here', '2026-11-25', '13:05'),
      lessonAt('later', '2026-11-25', '14:00'),
    ];
    const here = new Map([['here', taughtWith('here')]]);
    const { due, ahead, done } = deskOf(lessons, here, NOW);
    expect(due.map(({ plan }) => plan.id)).toEqual(['now', 'yesterday']);
    expect(ahead.map(({ plan }) => plan.id)).toEqual(['later']);
    expect(done.map(({ plan }) => plan.id)).toEqual(['here', 'noted']);
  });
});

describe('A lesson on the desk', () => {
  it('opens with everybody there and asks only whether it was achieved', () => {
    const entry = beginEntry(lesson);
    expect(entry).toEqual({ present: 26, mastered: 26, result: null, text: null });
    expect(reflectionOf(lesson, { ...entry, result: 'achieved' }, OFFERED)).toEqual({
      ...{ status: 'taught', reason: '', present: 26, mastered: 26, result: 'achieved' },
      text: '26 daripada 26 murid 5 Cerdas dapat mengelaskan tiga bahan.',
    });
  });

  it('says the result from the numbers: one absent, four not yet', () => {
    const entry = withMastered(withPresent(beginEntry(lesson), 25), 21);
    expect(entry).toMatchObject({ present: 25, mastered: 21, result: 'partly' });
    expect(reflectionOf(lesson, entry, OFFERED).text).toMatch(/^21 daripada 25 murid 5 Cerdas/);
  });

  it('lets nobody who is away have mastered it, and stops wrong numbers at their field', () => {
    expect(withPresent(beginEntry(lesson), 25)).toMatchObject({ mastered: 25 });
    const wrong = withMastered(withPresent(beginEntry(lesson), 25), 26);
    expect(problemsOf(wrong)).toEqual([{ field: 'mastered', problem: 'more-than-present' }]);
    expect(problemsOf(withPresent(beginEntry(lesson), 27))).toContainEqual({
      ...{ field: 'present', problem: 'more-than-pupils' },
    });
  });

  it('that was not achieved does not say that all have mastered it', () => {
    const partly = withResult(beginEntry(lesson), 'partly');
    expect(partly).toMatchObject({ present: 26, mastered: null, result: 'partly' });
    expect(reflectionOf(lesson, partly, OFFERED).text).toMatch(/^Sebahagian murid/);
    expect(withResult(partly, 'achieved')).toMatchObject({ mastered: 26, result: 'achieved' });
    expect(withResult(withMastered(partly, 21), 'notAchieved')).toMatchObject({ mastered: 21 });
  });

  it('is right after any taps that keep to the pupils', () => {
    const taps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 26 })));
    fc.assert(
      fc.property(taps, (each) => {
        const entry = each.reduce(
          (before, [isPresent, to]) =>
            isPresent
              ? withPresent(withMastered(before, Math.min(before.mastered ?? 0, to)), to)
              : withMastered(before, Math.min(to, before.present ?? 0)),
          beginEntry(lesson),
        );
        expect(problemsOf({ ...entry, result: entry.result ?? 'achieved' })).toEqual([]);
      }),
    );
  });
});
