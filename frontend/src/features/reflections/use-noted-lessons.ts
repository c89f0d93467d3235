import { useQuery } from '@tanstack/react-query';
import type { Owner } from '../../session/owner';
import { malaysianDate } from '../../ui/format';
import { type LessonToReflect, lessonsQuery } from './calls';
import { deskOf } from './desk';
import { useKeptReflections } from './kept-reflections';

export type NotedLessons = {
  /** What is still to be noted, the last lesson first. */
  due: readonly LessonToReflect[];
  /** Whether it waits on this device. */
  isKept: (planId: string) => boolean;
  pupilsOf: (planId: string) => number | null;
};

/** Of the last weeks, for a page that tells of them. */
export function useNotedLessons(owner: Owner, now: Date): NotedLessons {
  const { data: lessons = [] } = useQuery(lessonsQuery(malaysianDate(now)));
  const here = useKeptReflections(owner);
  return {
    due: deskOf(lessons, here, now.getTime()).due,
    isKept: (planId) => here.has(planId),
    pupilsOf: (planId) => lessons.find(({ plan }) => plan.id === planId)?.pupils ?? null,
  };
}
