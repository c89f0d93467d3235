import fc from 'fast-check';
import { clashesOf } from '../clashes.js';
import { differenceOf, differenceOfPeople } from './difference.js';
import { type DraftLesson, placedInDraft } from './draft-lessons.js';
import { MOST_QUESTIONS, questionsOf } from './questions.js';

let count = 0;
function lessonOf(differing: Partial<DraftLesson> = {}): DraftLesson {
  count += 1;
  const classId = `class ${count}`;
  return {
    id: `D${count}`,
    fileLessonId: `L${count}`,
    kind: 'lesson',
    teachingSetId: `set ${count}`,
    title: null,
    weekday: 1,
    cycleWeek: null,
    from: '08:00',
    to: '08:30',
    roomId: null,
    teacherIds: [`teacher ${count}`],
    classIds: [],
    parts: [{ classId, groupId: null }],
    periods: 1,
    ...differing,
  };
}
const labelOf = ({ title, teachingSetId }: DraftLesson) => title ?? teachingSetId ?? '';
const asked = (...lessons: DraftLesson[]) => questionsOf(lessons, labelOf);
const meeting = (differing: Partial<DraftLesson> = {}) =>
  lessonOf({ kind: 'meeting', teachingSetId: null, title: 'Mesyuarat', parts: [], ...differing });

describe('lessons at one time', () => {
  it('are a meeting where one of them is no lesson or has no teacher, asked by what it is and who comes', () => {
    const lesson = lessonOf({ teacherIds: ['aina'] });
    const question = asked(meeting({ teacherIds: ['aina', 'lim'] }), lesson);
    expect(question).toMatchObject([{ kind: 'meeting', labels: ['Mesyuarat'], teacherIds: ['aina', 'lim'] }]);
    const parts = [{ classId: 'c', groupId: null }];
    expect(asked(lessonOf({ parts, teacherIds: [] }), lessonOf({ parts }))).toMatchObject([
      { kind: 'meeting' },
    ]);
  });

  it('are combined where one teacher gives one subject to several classes, groups where a class has several teachers', () => {
    const same = { teacherIds: ['aina'], teachingSetId: 'sains' };
    expect(asked(lessonOf(same), lessonOf(same))).toMatchObject([{ kind: 'combined', labels: ['sains'] }]);
    const parts = [{ classId: 'c', groupId: null }];
    expect(asked(lessonOf({ parts }), lessonOf({ parts }))).toMatchObject([{ kind: 'groups' }]);
  });

  it('are an error where somebody gives two subjects, or a room is taken twice', () => {
    expect(asked(lessonOf({ teacherIds: ['aina'] }), lessonOf({ teacherIds: ['aina'] }))).toMatchObject([
      { kind: 'error' },
    ]);
    expect(asked(lessonOf({ roomId: 'lab' }), lessonOf({ roomId: 'lab' }))).toMatchObject([
      { kind: 'error' },
    ]);
  });

  it('are none where groups of a class are taught apart, or weeks take turns', () => {
    const group = (groupId: string) => ({ parts: [{ classId: 'c', groupId }] });
    expect(asked(lessonOf(group('islam')), lessonOf(group('moral')))).toEqual([]);
    const turn = (cycleWeek: 1 | 2) => ({ teacherIds: ['aina'], cycleWeek });
    expect(asked(lessonOf(turn(1)), lessonOf(turn(2)))).toEqual([]);
  });

  it('are one set as far as they are connected, also by other days', () => {
    const [first, second] = [
      { fileLessonId: 'A', teacherIds: ['aina'] },
      { fileLessonId: 'B', teacherIds: ['aina', 'lim'] },
    ];
    const [question] = asked(
      lessonOf(first),
      lessonOf(second),
      lessonOf({ ...second, weekday: 2 }),
      lessonOf({ fileLessonId: 'C', teacherIds: ['lim'], weekday: 2 }),
      lessonOf({ ...first, weekday: 3 }),
    );
    expect(question?.sets).toHaveLength(1);
    expect(question?.sets[0]?.lessonIds).toHaveLength(4);
  });
});

/** So many connected sets that have nothing to do with one another, of every kind and size. */
function overlapping(sets: number, dice: () => number): DraftLesson[] {
  return Array.from({ length: sets }, (_, at) => {
    const teacherIds = [`shared ${at}`, ...(dice() % 3 === 0 ? [`beside ${at}`] : [])];
    const size = at === 0 ? 55 : 2 + (dice() % 4);
    const title = `Mesyuarat ${dice() % 40}`;
    const first = dice() % 2 === 0 ? meeting({ teacherIds, title }) : lessonOf({ teacherIds });
    const time = { weekday: dice() % 5 };
    return [first, ...Array.from({ length: size - 1 }, () => lessonOf({ teacherIds }))].map((each) => ({
      ...each,
      ...time,
    }));
  }).flat();
}

it('164 connected sets are asked about in 15 questions at most, each set in one of them, and answering all leaves no clash', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (stream) => {
      const lessons = overlapping(164, () => stream.next().value ?? 0);
      const questions = questionsOf(lessons, labelOf);
      expect(questions.length).toBeLessThanOrEqual(MOST_QUESTIONS);
      const sets = questions.flatMap((question) => question.sets);
      expect(sets).toHaveLength(164);
      const ids = sets.flatMap(({ lessonIds }) => lessonIds);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
      const overrideOf = new Map(
        sets.flatMap(({ lessonIds }, at) => lessonIds.map((id) => [id, String(at)])),
      );
      const allowed = lessons.map((lesson) => ({
        ...placedInDraft(lesson),
        overrideId: overrideOf.get(lesson.id) ?? null,
      }));
      expect(clashesOf(allowed)).toEqual([]);
      expect(questionsOf(lessons.toReversed(), labelOf).map(({ key }) => key)).toEqual(
        questions.map(({ key }) => key),
      );
    }),
    { numRuns: 20 },
  );
});

describe('the difference to the timetable that holds', () => {
  const at = (weekday: number, differing: Partial<DraftLesson> = {}) =>
    lessonOf({ teachingSetId: 'sains', teacherIds: ['aina'], weekday, ...differing });

  it('tells what is added, moved, given to others and gone, by set and by person', () => {
    const difference = differenceOf(
      [at(1), at(2), at(3, { roomId: 'lab' }), at(4, { teachingSetId: 'lain' })],
      [at(1), at(5), at(3, { teacherIds: ['lim'] }), at(4), at(5, { teachingSetId: 'baharu' })],
    );
    expect(difference).toMatchObject([
      {
        key: 'sains',
        same: 1,
        moved: [{ before: { weekday: 2 }, after: { weekday: 4 } }],
        added: [{ weekday: 5 }],
        gone: [],
      },
      { key: 'lain', added: [], gone: [{ weekday: 4 }] },
      { key: 'baharu', added: [{ weekday: 5 }] },
    ]);
    expect(Object.fromEntries(differenceOfPeople(difference))).toEqual({
      aina: { added: 2, moved: 1, gone: 2 },
      lim: { added: 1, moved: 0, gone: 0 },
    });
  });

  it('holds every lesson of either exactly once, and none between a timetable and itself', () => {
    const lessons = fc.array(
      fc.record({
        weekday: fc.nat(4),
        teachingSetId: fc.constantFrom('a', 'b'),
        roomId: fc.constantFrom('lab', null),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(lessons, lessons, (one, other) => {
        const [before, after] = [
          one.map((each) => lessonOf({ ...each, teacherIds: ['aina'] })),
          other.map((each) => lessonOf({ ...each, teacherIds: ['aina'] })),
        ];
        const sum = (of: (set: ReturnType<typeof differenceOf>[number]) => number) =>
          differenceOf(before, after).reduce((all, set) => all + of(set), 0);
        const both = sum(({ same, moved, changed }) => same + moved.length + changed.length);
        expect(both + sum(({ gone }) => gone.length)).toBe(before.length);
        expect(both + sum(({ added }) => added.length)).toBe(after.length);
        expect(
          differenceOf(before, before).every(
            ({ same, added, gone }) => same > 0 && added.length + gone.length === 0,
          ),
        ).toBe(true);
      }),
    );
  });
});
