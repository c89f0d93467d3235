import { parallelClasses } from '@rules/lesson-plans/domain/parallel-lessons';
import type { MyWeek } from '../week/calls';

/** How many other classes of the week a plan may serve; none for one that is of no lesson of it. */
export function parallelClassesOf({ lessons }: Pick<MyWeek, 'lessons'>, planId: string): number {
  const own = lessons.filter(({ standing }) => standing === 'own' || standing === 'away');
  const source = own.find((lesson) => lesson.planId === planId);
  return source ? parallelClasses(source, own) : 0;
}

export const parallelWords = (classes: number) =>
  classes === 1 ? 'Salin ke kelas selari' : `Salin ke ${classes} kelas selari`;
