import fc from 'fast-check';
import { blankPlan, type LessonPlanContent } from './lesson-plan.js';
import { type DueStandard, draftOf, type EarlierPlan, outlinesOf, usualSteps } from './plan-week.js';
import type { WeekLesson } from './week-lessons.js';

const row = (topic: string) => ({
  ...{ topic, contentStandards: [`SK ${topic}`], objective: `Objektif ${topic}` },
  ...{ crossCurricular: '', resources: '', language: 'ms' },
});
const due = (...keys: string[]): DueStandard[] =>
  keys.map((key) => ({ key, line: `${key} ayat`, row: row(key) }));
const keysOf = (outlines: ReturnType<typeof outlinesOf>) => outlines.map((each) => each?.keys ?? null);
const none = new Set<string>();
const lesson: WeekLesson = {
  ...{ teachingSetId: 'set', date: '2026-10-13', startTime: '08:00', endTime: '08:30' },
  ...{ className: '5 Bestari', subject: 'Sains' },
};
const earlier = (part: Partial<EarlierPlan>): EarlierPlan => ({
  ...blankPlan('2026-10-06'),
  ...{ subject: 'Sains', className: '5 Bestari', teachingSetId: 'set', keys: [] },
  ...part,
});

describe('What the lessons of a week are about', () => {
  it('is what is due, about as much in each', () => {
    expect(keysOf(outlinesOf(due('1', '2', '3'), none, 3))).toEqual([['1'], ['2'], ['3']]);
    expect(keysOf(outlinesOf(due('1', '2'), none, 3))).toEqual([['1'], ['1'], ['2']]);
    expect(keysOf(outlinesOf(due('1', '2', '3'), none, 2))).toEqual([['1'], ['2', '3']]);
  });

  it('leaves what plans of the week have, and goes on with the last of it where they have all', () => {
    expect(keysOf(outlinesOf(due('1', '2', '3'), new Set(['1']), 2))).toEqual([['2'], ['3']]);
    expect(keysOf(outlinesOf(due('1', '2'), new Set(['1', '2']), 1))).toEqual([['2']]);
  });

  it('is nothing where no plan says what comes', () => {
    expect(outlinesOf([], none, 2)).toEqual([null, null]);
  });

  it('has every standard that is due in its order, none before one that comes earlier', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 40 }).map(String), { maxLength: 30 });
    fc.assert(
      fc.property(
        some,
        fc.subarray(Array.from({ length: 40 }, (_, at) => String(at + 1))),
        fc.integer({ min: 1, max: 20 }),
        (keys, planned, lessons) => {
          const outlines = outlinesOf(due(...keys), new Set(planned), lessons);
          const left = keys.filter((key) => !planned.includes(key));
          const naive = left.length > 0 ? left : keys.slice(-1);
          expect(outlines).toHaveLength(lessons);
          const all = outlines.flatMap((outline) => outline?.keys ?? []);
          expect(all.filter((key, at) => all[at - 1] !== key)).toEqual(naive);
          const sizes = outlines.map((outline) => outline?.keys.length ?? 0);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('A draft', () => {
  const [outline] = outlinesOf(due('9.2.1'), none, 1);
  const written: Partial<LessonPlanContent> = {
    ...{ objective: 'Lama', activities: 'Stesen (20 min)', successCriteria: 'Tiga bahan', resources: 'Ais' },
    ...{ reflection: '20 orang', remediation: 'Bimbing', targetLevel: 4 },
  };

  it('says what the yearly plan has, when and to whom', () => {
    expect(draftOf(lesson, outline ?? null, [])).toMatchObject({
      ...{
        date: '2026-10-13',
        startTime: '08:00',
        endTime: '08:30',
        className: '5 Bestari',
        subject: 'Sains',
      },
      ...{ topic: '9.2.1', contentStandards: ['SK 9.2.1'], learningStandards: ['9.2.1 ayat'] },
      ...{ objective: 'Objektif 9.2.1', activities: '', reflection: '' },
    });
  });

  it('takes what was done the last time that this was taught, and never what became of it', () => {
    const before = [
      earlier({ activities: 'Lain', keys: ['1.1.1'] }),
      earlier({ ...written, keys: ['9.2.1'], className: '5 Cerdas', teachingSetId: 'other' }),
      earlier({ activities: 'Lebih lama', keys: ['9.2.1'] }),
    ];
    const draft = draftOf(lesson, outline ?? null, before);
    expect(draft).toMatchObject({
      activities: 'Stesen (20 min)',
      successCriteria: 'Tiga bahan',
      resources: 'Ais',
    });
    expect(draft).toMatchObject({ objective: 'Objektif 9.2.1', className: '5 Bestari', reflection: '' });
    expect(draft.targetLevel).toBeNull();
  });

  it.each([
    ['Pada akhir PdP, murid dapat meramal perubahan bahan.', 'ms', '9.2.1 Meramal perubahan bahan.'],
    ['By the end of the lesson, pupils can name three animals.', 'en', '1.1.1 Name three animals'],
    ['', 'zh', '1.1.1 加分数'],
    ['', 'ms', '9.2.1'],
  ])('has the objective %j of a standard in %s where the plan says none', (objective, language, line) => {
    const due: DueStandard = { key: '9.2.1', line, row: { ...row('x'), objective: '', language } };
    const [found] = outlinesOf([due], none, 1);
    expect(draftOf(lesson, found ?? null, []).objective).toBe(objective);
  });

  it('takes nothing of another subject', () => {
    expect(
      draftOf(lesson, outline ?? null, [earlier({ ...written, keys: ['9.2.1'], subject: 'RBT' })]).activities,
    ).toBe('');
  });

  it('takes what filled as long a lesson before what did not', () => {
    const long = { startTime: '08:00', endTime: '09:00', keys: ['9.2.1'] };
    const short = { startTime: '08:00', endTime: '08:30', keys: ['9.2.1'] };
    const before = [earlier({ ...long, activities: 'Panjang' }), earlier({ ...short, activities: 'Pendek' })];
    expect(draftOf(lesson, outline ?? null, before).activities).toBe('Pendek');
  });

  it('begins with the steps that come again in the plans of its set', () => {
    const plans = [
      earlier({ activities: 'Nyanyi lagu (5 min)\nStesen (20 min)\nTiket keluar (5 min)' }),
      earlier({ activities: 'nyanyi lagu (3 min)\nPembentangan\nTiket keluar (5 min)' }),
      earlier({ activities: 'Ujian' }),
    ];
    expect(usualSteps(lesson, plans)).toBe('Nyanyi lagu (5 min)\nTiket keluar (5 min)');
    expect(draftOf(lesson, null, plans).activities).toBe('Nyanyi lagu (5 min)\nTiket keluar (5 min)');
    expect(usualSteps(lesson, plans.slice(0, 1))).toBe('');
    expect(usualSteps({ ...lesson, teachingSetId: 'other' }, plans)).toBe('');
  });
});
