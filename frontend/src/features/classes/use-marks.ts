import { lettersOf } from '@rules/classes/domain/subject-mark';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Mark, marksQuery } from './calls';

/** Of a subject as lessons and plans name it; of what the school keeps as no subject the letters alone. The same function
 * while no subject changes. */
export function useMarks(): (subject: string) => Mark {
  const { data: marks } = useQuery(marksQuery());
  return useCallback(
    (subject) => marks?.get(subject.trim().toLowerCase()) ?? { mark: lettersOf(subject), hue: null },
    [marks],
  );
}
