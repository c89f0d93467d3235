import { type LessonFields, lessonOf } from './day-lesson.builder';
import { type Owed, toDosOf } from './to-dos';

const owed = (fields: Partial<Omit<Owed, 'week'>> & { lessons?: LessonFields[] } = {}): Owed => {
  const { lessons = [], ...others } = fields;
  return {
    today: '2026-10-13',
    week: { firstDay: '2026-10-12', lessons: lessons.map(lessonOf) },
    ...{
      ahead: null,
      due: [],
      waiting: [],
      owedWeeks: [],
      owedSince: null,
      unread: 0,
      addresses: { notices: '/notifications' },
    },
    ...others,
  };
};
const unwritten = { isUnwritten: true, needsYou: true, planId: null, words: 'Belum ditulis' };
const gap = { needsYou: true, words: 'Aktiviti 25/30 minit', to: '/bina-rph?id=gap' };
const due = (date: string, className = '5 Cerdas') => ({ date, className, subject: 'Sains' });
const waiting = { title: 'Sains · 4 Amanah', address: '/bina-rph?id=kept', needsPerson: false };

describe('What is owed', () => {
  it('is nothing where all is done', () => {
    expect(toDosOf(owed({ lessons: [{}, { isNoted: true }] }))).toEqual([]);
  });

  it('is first what is late and what came back, of any week, and of that nothing twice', () => {
    const back = { planId: 'plan', date: '2026-10-05', startTime: '08:00', className: '5 Bestari' };
    const owedWeeks = [
      { week: '2026-09-28', number: 34, dueAt: '2026-09-28T12:00:00+08:00', missing: 13, returned: [] },
      {
        ...{ week: '2026-10-05', number: 35, dueAt: '2026-10-05T12:00:00+08:00', missing: 7 },
        returned: [{ ...back, subject: 'Sains' }],
      },
    ];
    expect(
      toDosOf(owed({ owedWeeks, owedSince: '2026-01-12', lessons: [{ ...gap, planId: 'plan' }] })),
    ).toEqual([
      {
        ...{ key: 'late', title: '20 RPH lewat, belum dihantar' },
        detail: 'Minggu 34, Minggu 35 · dikira sejak 12 Jan 2026',
        ...{ act: 'open', to: '/rph?minggu=2026-09-28&paparan=minggu' },
      },
      {
        ...{ key: 'returned', title: 'Rancangan dipulangkan', detail: '5 Bestari · Sains' },
        ...{ act: 'open', to: '/bina-rph?id=plan' },
      },
    ]);
  });

  it('stands in this order, a line of each kind', () => {
    const all = owed({
      lessons: [unwritten, gap],
      due: [due('2026-10-13')],
      waiting: [waiting],
      unread: 2,
      ahead: { firstDay: '2026-10-19', name: 'Minggu 43', lessons: [lessonOf(unwritten)] },
    });
    expect(toDosOf(all).map(({ key, title }) => [key, title])).toEqual([
      ['waiting', '1 menunggu talian'],
      ['unwritten', '1 rancangan belum ditulis'],
      ['gap', 'Aktiviti 25/30 minit'],
      ['reflections', '1 refleksi hari ini'],
      ['ahead', 'Minggu 43: 1 belum ditulis'],
      ['notices', '2 pemberitahuan belum dibaca'],
    ]);
  });

  it('leads to the very gap, and to the first of several', () => {
    expect(toDosOf(owed({ lessons: [gap] }))).toMatchObject([
      { act: 'open', to: '/bina-rph?id=gap', detail: '5 Bestari · Sains' },
    ]);
    const second = { ...gap, startTime: '10:00', to: '/bina-rph?id=other' };
    expect(toDosOf(owed({ lessons: [gap, second] }))).toMatchObject([
      {
        title: '2 rancangan perlu dilihat',
        detail: '5 Bestari · Sains: Aktiviti 25/30 minit',
        to: '/bina-rph?id=gap',
      },
    ]);
  });

  it('says of reflections whether all are of today', () => {
    expect(toDosOf(owed({ due: [due('2026-10-13'), due('2026-10-12', '4 Amanah')] }))).toMatchObject([
      { title: '2 refleksi belum diisi', detail: '5 Cerdas · Sains, 4 Amanah · Sains' },
    ]);
  });

  it('puts what waits for a person before what waits for the network', () => {
    const undecided = { ...waiting, title: 'RBT · 5 Cerdas', address: '/bina-rph?id=two', needsPerson: true };
    expect(toDosOf(owed({ waiting: [waiting, undecided] }))).toMatchObject([
      { title: '1 perlu dipilih', detail: 'RBT · 5 Cerdas', to: '/bina-rph?id=two' },
    ]);
  });

  it('names two classes, each once, and counts the rest', () => {
    const lessons = ['5 Bestari', '5 Bestari', '5 Cerdas', '4 Amanah', '3 Dinamik'].map((className, at) => ({
      ...unwritten,
      ...{ className, startTime: `0${at + 7}:00` },
    }));
    expect(toDosOf(owed({ lessons }))).toMatchObject([
      { title: '5 rancangan belum ditulis', detail: '5 Bestari · Sains, 5 Cerdas · Sains dan 2 lagi' },
    ]);
  });
});
