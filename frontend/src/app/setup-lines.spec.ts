import { bellsState } from '../features/academic-calendar/calendar-setup';
import { assignmentState, periodsState } from '../features/assignments/assignment-setup';
import { classesState, classTeachersState, subjectsState } from '../features/classes/class-setup';
import { curriculumState } from '../features/curriculum/curriculum-setup';
import { memberState } from '../features/members/member-setup';
import { supervisionState } from '../features/supervisions/supervision-setup';
import { timetableState } from '../features/timetable/timetable-setup';
import { yearlyPlansState } from '../features/yearly-plans/yearly-plan-setup';

describe('what a school still needs before it can teach', () => {
  const teacher = { roles: ['teacher' as const] };

  it('is teachers, until one is there and nobody is waited for', () => {
    expect(memberState([{ roles: ['admin'] }], [])).toMatchObject({ kind: 'open', verb: 'Jemput guru' });
    expect(memberState([teacher], [{ state: 'waiting' }, { state: 'accepted' }])).toEqual({
      kind: 'open',
      sentence: '1 guru, 1 belum menerima jemputan',
      verb: 'Lihat 1 jemputan',
    });
    expect(memberState([teacher], [{ state: 'revoked' }])).toEqual({ kind: 'done', sentence: '1 guru' });
  });

  it('is classes, then their subjects and class teachers, which wait for classes', () => {
    expect(classesState(0).kind).toBe('open');
    const ofLevels = [{ gradeLevels: ['T1' as const] }, { gradeLevels: ['T4' as const] }];
    const taughtAt = (...levels: ('T1' | 'T4')[]) => ({
      levels: levels.map((gradeLevel) => ({ gradeLevel, curriculum: 'KSSR' as const, periodsAWeek: null })),
    });
    expect(subjectsState([], [])).toEqual({ kind: 'waiting', sentence: 'Menunggu kelas' });
    expect(subjectsState(ofLevels, [])).toMatchObject({ kind: 'open', verb: 'Tambah subjek' });
    expect(subjectsState(ofLevels, [taughtAt('T1')])).toMatchObject({
      ...{ kind: 'open', sentence: 'Tahun 4 belum ada subjek' },
    });
    expect(subjectsState(ofLevels, [taughtAt('T1', 'T4')]).kind).toBe('done');
    expect(classTeachersState([]).kind).toBe('waiting');
    const classes = [
      { name: '6 Bestari', classTeacherId: 'a' },
      { name: '6 Cemerlang', classTeacherId: null },
    ];
    expect(classTeachersState(classes)).toMatchObject({ sentence: '6 Cemerlang belum ada guru kelas' });
    expect(classTeachersState(classes.slice(0, 1)).kind).toBe('done');
  });

  it('is who teaches each set, with its periods where all of them are known', () => {
    expect(assignmentState([{ periodsAWeek: 10 }, { periodsAWeek: 2 }], 4)).toEqual({
      kind: 'open',
      sentence: '2 set tanpa guru, 12 waktu',
      verb: 'Isi 12 waktu',
    });
    expect(assignmentState([{ periodsAWeek: 10 }, { periodsAWeek: null }], 4)).toEqual({
      kind: 'open',
      sentence: '2 set tanpa guru',
      verb: 'Isi 2 set',
    });
    expect(assignmentState([], 4)).toEqual({ kind: 'done', sentence: '4 set ada guru' });
  });

  it('is how often each set is taught, which is not 0 where nobody has said it', () => {
    expect(periodsState([]).kind).toBe('waiting');
    expect(periodsState([{ periodsAWeek: 4 }, { periodsAWeek: null }])).toMatchObject({
      ...{ kind: 'open', sentence: '1 daripada 2 set belum ada bilangan waktu' },
    });
    expect(periodsState([{ periodsAWeek: 4 }, { periodsAWeek: 2 }])).toEqual({
      ...{ kind: 'done', sentence: '2 set, 6 waktu seminggu' },
    });
  });

  it('is bells for every class on every day of school', () => {
    const bestari = { id: 'a', name: '1 Bestari', gradeLevels: ['T1'], shift: 'morning' as const };
    const days = (...weekdays: (1 | 2)[]) => [
      { weekdays, shift: 'morning' as const, gradeLevels: null, rows: [] },
    ];
    const calendar = (of: ReturnType<typeof days>) => ({
      schoolWeekdays: [1, 2] as const,
      bellSchedules: [{ id: 'x', name: 'Biasa', isUsual: true, days: of }],
    });
    expect(bellsState({ schoolWeekdays: [1, 2], bellSchedules: [] }, [bestari])).toMatchObject({
      ...{ kind: 'open', sentence: 'Belum ada waktu loceng' },
    });
    expect(bellsState(calendar(days(1)), [bestari])).toMatchObject({
      ...{ kind: 'open', sentence: '1 Bestari belum ada waktu pada hari Selasa' },
    });
    expect(bellsState(calendar(days(1, 2)), [bestari]).kind).toBe('done');
  });

  it.each([
    ['without sets', { isMade: false, isPublished: false, sets: 0, placed: 0 }, 'Menunggu penugasan'],
    ['not begun', { isMade: false, isPublished: false, sets: 9, placed: 0 }, 'Belum ada jadual'],
    [
      'a draft',
      { isMade: true, isPublished: false, sets: 9, placed: 4 },
      'Draf, 4 daripada 9 set dalam jadual',
    ],
    ['with holes', { isMade: true, isPublished: true, sets: 9, placed: 8 }, '8 daripada 9 set dalam jadual'],
    ['whole', { isMade: true, isPublished: true, sets: 9, placed: 9 }, '9 set dalam jadual yang diterbitkan'],
  ])('is a timetable that is published: %s', (_, standing, sentence) => {
    expect(timetableState(standing).sentence).toBe(sentence);
  });

  describe('for each subject and level', () => {
    const levels = [{ gradeLevel: 'T1' as const, curriculum: 'KSSR' as const, periodsAWeek: null }];
    const kept = { version: 1, updatedAt: '', deletedAt: null, language: 'ms' as const, religion: null };
    const subject = { ...kept, id: 'sn', name: 'Sains', code: 'SN', levels, mark: null, hue: null };
    const taught = [{ subject, gradeLevel: 'T1' as const }];

    it('is a curriculum with standards, which is not invented', () => {
      const edition = {
        subjectId: 'sn',
        gradeLevel: 'T1' as const,
        learningStandards: 9,
        isFictional: false,
      };
      expect(curriculumState([], []).kind).toBe('waiting');
      expect(curriculumState(taught, [edition]).kind).toBe('done');
      for (const other of [{ isFictional: true }, { learningStandards: 0 }, { gradeLevel: 'T2' as const }])
        expect(curriculumState(taught, [{ ...edition, ...other }])).toMatchObject({
          ...{ kind: 'open', sentence: '0 daripada 1 subjek dan tahun' },
        });
    });

    it('is a yearly plan of the school with rows', () => {
      const plan = { subjectId: 'sn', gradeLevel: 'T1', authorId: null, rowCount: 43 };
      expect(yearlyPlansState([], []).kind).toBe('waiting');
      expect(yearlyPlansState(taught, [plan]).kind).toBe('done');
      for (const other of [{ authorId: 'me' }, { rowCount: 0 }, { subjectId: 'bm' }])
        expect(yearlyPlansState(taught, [{ ...plan, ...other }]).kind).toBe('open');
    });
  });

  it('is somebody who verifies what each teacher plans', () => {
    const of = (holderId: string | null) => ({
      ...{ teacherId: 'a', periods: { periods: 0, unsaid: 0 } },
      steps: [[{ holderId, actingId: null, subjectIds: [] }]],
    });
    expect(supervisionState([]).kind).toBe('waiting');
    expect(supervisionState([of('x'), of(null)])).toMatchObject({
      ...{ kind: 'open', sentence: '1 daripada 2 guru ada penyemak' },
    });
    expect(supervisionState([of('x')]).kind).toBe('done');
  });
});
