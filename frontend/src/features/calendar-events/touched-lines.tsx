import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { askTouched, type Touched, type TouchedAsk, touchedKey } from './api';

/** What a change of the calendar would touch, said while it is typed; null asks nothing. */
export function TouchedLines({ ask }: { ask: TouchedAsk | null }) {
  const { data } = useQuery({
    queryKey: [...touchedKey, ask],
    queryFn: ask ? ({ signal }) => askTouched(ask, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
  const words = ask && data ? data.lines.flatMap(wordsOf) : [];
  return (
    <p role="status" className="text-sm empty:hidden">
      {words.length > 0 && `${words.join(', ')}.`}
    </p>
  );
}

const nouns = { lessons: 'pelajaran' } as const;

function wordsOf({ what, gone, added, moved }: Touched): string[] {
  const told = [
    [gone, 'terhenti'],
    [added, 'ditambah'],
    [moved, 'bertukar masa'],
  ] as const;
  return told.flatMap(([count, verb]) => (count > 0 ? [`${count} ${nouns[what]} ${verb}`] : []));
}
