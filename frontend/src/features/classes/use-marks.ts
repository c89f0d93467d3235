import { lettersOf } from '@rules/classes/domain/subject-mark';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LessonMarkProps } from '../../ui/lesson-mark';
import { type Subject, subjectsQuery } from './calls';

export type Mark = Pick<LessonMarkProps, 'mark' | 'hue'>;

/** Of a subject as lessons and plans name it; of what the school keeps as no subject the letters alone. The same function
 * while no subject changes. */
export function useMarks(): (subject: string) => Mark {
  const { data: marks } = useQuery(marksQuery());
  return useCallback(
    (subject) => marks?.get(folded(subject)) ?? { mark: lettersOf(subject), hue: null },
    [marks],
  );
}

const marksQuery = () => {
  const { select: _, ...read } = subjectsQuery();
  return queryOptions({ ...read, select: marksByName });
};

function marksByName({ items }: { items: readonly Subject[] }): ReadonlyMap<string, Mark> {
  return new Map(
    items.flatMap(({ name, code, mark, hue }) => {
      const shown = { mark: mark ?? lettersOf(code), hue };
      return [name, code].map((called) => [folded(called), shown] as const);
    }),
  );
}

const folded = (subject: string) => subject.trim().toLowerCase();
