import type { LessonToReflect } from '../calls';
import { exampleOf } from './example-lesson';

const NOW = new Date('2026-11-25T13:12:00+08:00');
const lessonOf = (className: string, objective: string, pupils: number | null) =>
  ({
    plan: { className, objective, subject: 'Sains', date: '2026-11-25', startTime: '07:40' },
    pupils,
  }) as LessonToReflect;

it('a template is shown with the last lesson that says its class and its objective', () => {
  const lessons = [
    lessonOf('5 Arif', 'Membaca.', 30),
    lessonOf('5 Cerdas', 'Mengira.', 20),
    lessonOf('', 'X', 9),
  ];
  expect(exampleOf(lessons, 'partly', NOW)).toEqual({
    lesson: { present: 20, mastered: 16, className: '5 Cerdas', objective: 'Mengira.' },
    title: 'Sains · 5 Cerdas, hari ini 7.40 pagi',
  });
});

it('without such a lesson it is shown with an invented class, and says so', () => {
  const { lesson, title } = exampleOf([lessonOf('5 Arif', ' ', 30)], 'achieved', NOW);
  expect(lesson).toMatchObject({ present: 25, mastered: 25 });
  expect(title).toBe('kelas rekaan');
});
