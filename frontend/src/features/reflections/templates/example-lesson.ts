import type { LessonNumbers, TemplateCategory } from '@rules/lesson-plans/domain/reflection-template';
import type { LessonToReflect } from '../calls';
import { lessonTime, lessonTitle } from '../lesson-words';

export type Example = Readonly<{ lesson: LessonNumbers; title: string }>;

/** Of how many pupils an example speaks where the class is not known. */
const PUPILS = 25;

/** What part of those who were there mastered it. */
const MASTERED: Readonly<Record<TemplateCategory, number>> = {
  achieved: 1,
  partly: 0.8,
  notAchieved: 0.3,
  postponed: 0,
};

/** The last lesson that has a class and an objective, with numbers as the category has them; else an invented one. */
export function exampleOf(
  lessons: readonly LessonToReflect[],
  category: TemplateCategory,
  now: Date,
): Example {
  const real = lessons.findLast(({ plan }) => plan.className.trim() !== '' && plan.objective.trim() !== '');
  const present = real?.pupils ?? PUPILS;
  const mastered = Math.round(present * MASTERED[category]);
  if (!real)
    return {
      lesson: { present, mastered, className: '5 Cerdas', objective: 'Mengelaskan bahan.' },
      title: 'kelas rekaan',
    };
  const { className, objective } = real.plan;
  return {
    lesson: { present, mastered, className, objective },
    title: `${lessonTitle(real.plan)}, ${lessonTime(real.plan, now)}`,
  };
}
