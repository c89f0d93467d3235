import { planWith } from '../plan.builder';
import { toSend } from '../sending/to-send';
import type { MyWeek, WeekLesson } from './calls';
import { codesOf, stateOfLesson } from './lesson-state';
import { gapOf } from './plan-gap';
import { countsOf, itemsToMend, weekDays, weekSentence } from './week-days';

const told = { hasYearlyPlan: true, isAhead: false };
const whole = planWith({
  ...{
    startTime: '08:00',
    endTime: '09:00',
    objective: 'Murid dapat',
    activities: 'Set (10 min)\nStesen (50 min)',
  },
});
const lesson: WeekLesson = {
  ...{ date: whole.date, startTime: '08:00', endTime: '09:00', className: '5 Bestari', subject: 'Sains' },
  ...{
    teachingSetId: 'set',
    room: '',
    course: null,
    standing: 'own',
    note: '',
    planId: null,
    deletedPlanId: null,
  },
  ...{ proposed: { topic: 'Ais', learningStandards: ['9.2.1 Lebur'] }, ...told },
};

describe('What a plan lacks', () => {
  it.each([
    ['Tulis objektif', { objective: ' ' }, told],
    ['Tiada RPT: tulis objektif', { objective: '' }, { ...told, hasYearlyPlan: false }],
    ['Tulis aktiviti', { activities: '' }, told],
    ['Aktiviti 45/60 minit', { activities: 'Set (45 min)' }, told],
    ['2 SP dicadangkan', { isUnseen: true, learningStandards: ['1.1', '1.2'] }, told],
    ['Mendahului RPT', {}, { ...told, isAhead: true }],
    [undefined, { activities: 'Tanpa minit', learningStandards: ['1.1', '1.2'] }, told],
  ])('is %s', (words, part, facts) => {
    expect(gapOf({ ...whole, ...part }, facts)?.words).toBe(words);
  });
});

describe('A lesson', () => {
  it('is told by its plan, by what stops it, or as not written', () => {
    const words = (part: Partial<WeekLesson>, plan = false) =>
      stateOfLesson({ ...lesson, ...part }, plan ? whole : undefined).words;
    expect(words({})).toBe('Belum ditulis');
    expect(words({}, true)).toBe('Draf lengkap');
    expect(words({ deletedPlanId: 'x' })).toBe('Dipadam');
    expect(words({ standing: 'away' })).toBe('Anda tidak hadir');
    expect(words({ standing: 'stopped', note: 'Latihan kebakaran' })).toBe('Latihan kebakaran');
    expect(words({ standing: 'colleague', note: 'Puan Lim' })).toBe('Rancangan Puan Lim');
    expect(words({ note: '5 Cerdas: Lawatan' }, true)).toBe('Draf lengkap · tanpa 5 Cerdas: Lawatan');
  });

  it.each([
    ['Draf lengkap', 'diajar 26/27', { status: 'taught', present: 27, mastered: 26 }],
    ['Draf lengkap', 'diajar', { status: 'taught' }],
    ['Ditangguhkan: Sukan', undefined, { status: 'postponed', reason: 'Sukan' }],
    ['Diganti: Ceramah', undefined, { status: 'replaced', reason: 'Ceramah' }],
  ] as const)('of which it is noted what happened says %s beside what was sent', (words, taught, part) => {
    const noted = { id: whole.id, reason: '', present: null, mastered: null, ...part };
    const state = stateOfLesson(lesson, whole, { noted });
    expect(state).toMatchObject({ words, needsYou: false });
    expect(state.taught).toBe(taught);
  });

  it('made and not looked at says so', () => {
    expect(stateOfLesson(lesson, { ...whole, isUnseen: true }).words).toBe('Draf lengkap, belum dibuka');
  });

  it.each([
    ['Draf · lewat', 'ready', {}],
    ['Draf belum dibuka · lewat', 'ready', { isUnseen: true }],
    ['Tulis aktiviti · lewat', 'mend', { activities: '' }],
  ])('of which nothing was sent in time says %s', (words, sending, part) => {
    const noted = { id: whole.id, status: 'taught' as const, reason: '', present: null, mastered: null };
    const state = stateOfLesson(lesson, { ...whole, ...part }, { noted, isOverdue: true });
    expect(state).toMatchObject({ words, sending, taught: 'diajar' });
    expect(stateOfLesson(lesson, undefined, { isOverdue: true }).words).toBe('Belum ditulis · lewat');
  });
});

describe('A week', () => {
  const week: MyWeek = {
    ...{
      week: '2026-11-16',
      number: 41,
      source: 'timetable',
      relief: [],
      noted: [],
      withoutLesson: ['left'],
    },
    days: [{ date: '2026-11-20', isHeld: true, names: [] }],
    plans: [whole, { ...whole, id: 'left', startTime: '07:30' }, { ...whole, id: 'sat', date: '2026-11-21' }],
    lessons: [
      { ...lesson, planId: whole.id },
      { ...lesson, startTime: '10:00', endTime: '11:00' },
      { ...lesson, startTime: '11:00', endTime: '12:00', standing: 'away' },
    ],
  };

  it('has its days with their lessons in order, and plans that are of none', () => {
    const [friday, saturday] = weekDays(week);
    expect(friday?.items.map(({ startTime, state }) => `${startTime} ${state.words}`)).toEqual([
      '07:30 Tanpa slot',
      '08:00 Draf lengkap',
      '10:00 Belum ditulis',
      '11:00 Anda tidak hadir',
    ]);
    expect(saturday).toMatchObject({ date: '2026-11-21', isHeld: false });
    expect(friday?.items[2]).toMatchObject({ topic: 'Ais', standards: ['9.2.1 Lebur'] });
  });

  it('says in a sentence what is to be done before what is done', () => {
    expect(countsOf(weekDays(week))).toEqual({
      unwritten: 1,
      mend: 1,
      ready: 2,
      sent: 0,
      verified: 0,
      taught: 0,
      notHeld: 0,
      expected: 4,
    });
    expect(weekSentence(countsOf(weekDays(week)))).toBe('1 belum ditulis, 1 perlu dilihat, 2 draf sedia.');
    const none = { unwritten: 0, mend: 0, ready: 0, sent: 0, verified: 0, taught: 0, notHeld: 0 };
    expect(weekSentence({ ...none, unwritten: 3, expected: 3 })).toBe('3 rancangan belum ditulis.');
    expect(weekSentence({ ...none, ready: 2, sent: 1, taught: 3, expected: 3 }, '6 hari')).toBe(
      '2 lewat 6 hari: 2 draf sedia, 1 dihantar; 3 terlaksana.',
    );
    expect(weekSentence({ ...none, expected: 0 })).toBe('Tiada PdP untuk dirancang minggu ini.');
  });

  it('counts a plan whose lesson was put off, for it is sent as well', () => {
    const noted = {
      id: whole.id,
      status: 'postponed',
      reason: 'Sukan',
      present: null,
      mastered: null,
    } as const;
    expect(weekSentence(countsOf(weekDays({ ...week, noted: [noted] })))).toBe(
      '1 belum ditulis, 1 perlu dilihat, 2 draf sedia; 1 tidak dijalankan.',
    );
  });

  it('tells by itself what of it was sent and what came back', () => {
    const of = { isChanged: false, isAddition: false, isLate: false, isUnread: false, isSealed: false };
    const plan = { ...of, checkCode: null, amendmentReason: null, comments: [] };
    const sending = {
      ...{ state: 'partly_returned' as const, expected: 3, week: week.week, verifiers: [] },
      ...{ dueAt: '2026-11-16T04:00:00Z', isOverdue: false },
      plans: [
        { ...plan, planId: whole.id, state: 'returned' as const },
        { ...plan, planId: 'sat', state: 'sent' as const },
      ],
    };
    const [friday, saturday] = weekDays({ ...week, sending });
    expect(friday?.items[1]?.state).toMatchObject({ words: 'Dipulangkan: lihat ulasan', needsYou: true });
    expect(saturday?.items[0]?.state.words).toBe('Dihantar');
  });

  it('is sent as its sentence counts it, whatever became of its lessons', () => {
    const of = { isChanged: true, isAddition: false, isLate: false, isUnread: false, isSealed: false };
    const plan = { ...of, checkCode: null, amendmentReason: null, comments: [] };
    const plans = [{ ...plan, planId: whole.id, state: 'returned' as const }];
    const noted = { id: 'sat', status: 'taught' as const, reason: '', present: null, mastered: null };
    const days = weekDays({ ...week, noted: [noted] }, { plans, isOverdue: false });
    const { ready, missing, unopened } = toSend(
      days.flatMap(({ items }) => items),
      { plans },
    );
    const counts = countsOf(days);
    expect([ready.length, missing.length, unopened]).toEqual([
      counts.ready,
      counts.unwritten + counts.mend,
      0,
    ]);
    expect(ready.map(({ plan: { id } = whole }) => id)).toEqual([whole.id, 'sat']);
    expect(itemsToMend(days).map(({ plan: { id } }) => id)).toEqual(['left']);
  });

  it('says of what was verified for another day for which, and counts it where it is taught', () => {
    const of = { isChanged: false, isAddition: false, isLate: false, isUnread: false, isSealed: true };
    const verified = {
      ...of,
      state: 'verified' as const,
      checkCode: null,
      amendmentReason: null,
      comments: [],
    };
    const [moved, gone] = [
      { ...whole, date: '2026-11-18' },
      { ...whole, id: 'sat', date: '2026-11-21' },
    ];
    const sending = {
      ...{ state: 'verified' as const, expected: 1, week: week.week, verifiers: [] },
      ...{ dueAt: '2026-11-16T04:00:00Z', isOverdue: false },
      plans: [moved, gone].map(({ id }) => ({ ...verified, planId: id })),
    };
    const days = weekDays({
      ...{ ...week, sending, withoutLesson: [], plans: [moved, gone], elsewhere: [gone.id] },
      lessons: [{ ...lesson, planId: moved.id }],
    });
    expect(days.flatMap(({ items }) => items.map(({ state: { words } }) => words))).toEqual([
      'Disahkan · RPH bertarikh Rab 18 Nov',
      'Disahkan · dipindahkan ke minggu lain',
    ]);
    expect(countsOf(days)).toMatchObject({ verified: 1, expected: 1 });
  });

  it('names standards by code, the first of several', () => {
    expect([
      codesOf(['9.2.1 Lebur']),
      codesOf(['9.2.1 a', '9.2.2 b']),
      codesOf(['加分数']),
      codesOf([]),
    ]).toEqual(['9.2.1', '9.2.1 +1', '', '']);
  });
});

describe('What was sent', () => {
  const sentPlan = (differing: object) => ({
    ...{ planId: whole.id, state: 'sent' as const, isChanged: false, isAddition: false, isLate: false },
    ...{
      isUnread: true,
      isSealed: false,
      checkCode: null,
      amendmentReason: null,
      comments: [],
      ...differing,
    },
  });

  it.each([
    ['Tidak diadakan: Sukan · draf disimpan', { standing: 'stopped', note: 'Sukan' }, 'draft'],
    ['Tidak diadakan: Sukan · dihantar', { standing: 'stopped', note: 'Sukan' }, 'sent'],
    ['Anda tidak hadir · disahkan', { standing: 'away' }, 'verified'],
    ['Anda tidak hadir · dipulangkan: lihat ulasan', { standing: 'away' }, 'returned'],
  ] as const)('of a lesson that nobody gives stands behind that: %s', (words, part, state) => {
    const told = stateOfLesson({ ...lesson, ...part }, whole, { sent: sentPlan({ state }) });
    expect(told).toMatchObject({ words, look: 'off', sending: null, needsYou: false });
  });
  const said = {
    ...{ id: 'c', section: 'objective', body: 'Berapa?', writtenBy: 'Lim', isAuthors: false },
    writtenAt: '2026-10-12T08:00:00+08:00',
  };
  const told = (differing: object) => stateOfLesson(lesson, whole, { sent: sentPlan(differing) });

  it.each([
    ['Dihantar', {}, false],
    ['Dihantar, diubah kemudian', { isChanged: true }, false],
    ['Dihantar semula', { comments: [said] }, false],
    ['Dipulangkan: objektif', { state: 'returned', comments: [said] }, true],
    ['Dipulangkan, sudah diubah', { state: 'returned', comments: [said], isChanged: true }, false],
    ['Disahkan', { state: 'verified' }, false],
    ['Tambahan, belum dihantar', { state: 'draft', isAddition: true }, false],
  ])('says %s', (words, differing, needsYou) => {
    expect(told(differing)).toMatchObject({ words, needsYou });
  });

  it('keeps its numbers once it is verified', () => {
    const noted = { ...{ id: whole.id, status: 'taught' as const, reason: '' }, present: 27, mastered: 26 };
    const state = stateOfLesson(lesson, whole, { noted, sent: sentPlan({ state: 'verified' }) });
    expect(state).toMatchObject({ words: 'Disahkan', taught: 'diajar 26/27' });
  });
});
