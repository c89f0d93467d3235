import { hasParallelClasses } from '@rules/lesson-plans/domain/parallel-lessons';
import type { MyWeek } from '../week/calls';

/** Whether a plan may serve another class of the week; never one that is of no lesson of it. */
export function servesOtherClasses({ lessons }: Pick<MyWeek, 'lessons'>, planId: string): boolean {
  const own = lessons.filter(({ standing }) => standing === 'own' || standing === 'away');
  const source = own.find((lesson) => lesson.planId === planId);
  return source !== undefined && hasParallelClasses(source, own);
}

/** To how many is known when it is done: some are elsewhere, or written. */
export const PARALLEL_WORDS = 'Salin ke kelas selari';
