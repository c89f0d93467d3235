import { assignmentState } from '../features/assignments/assignment-setup';
import { classesState, classTeachersState, subjectsState } from '../features/classes/class-setup';
import { memberState } from '../features/members/member-setup';

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

  it('is who teaches each set, counted with its periods', () => {
    expect(assignmentState([{ periodsAWeek: 10 }, { periodsAWeek: null }], 4)).toEqual({
      kind: 'open',
      sentence: '2 set tanpa guru, 10 waktu',
      verb: 'Isi 10 waktu',
    });
    expect(assignmentState([], 4)).toEqual({ kind: 'done', sentence: '4 set ada guru' });
  });
});
