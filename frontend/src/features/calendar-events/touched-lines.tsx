import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { askTouched, type Touched, type TouchedAsk } from './calls';

/** What a change of the calendar would touch, said while it is typed; null asks nothing. */
export function TouchedLines({ ask }: { ask: TouchedAsk | null }) {
  const { data } = useQuery({
    queryKey: ['touched', ask],
    queryFn: ask ? ({ signal }) => askTouched(ask, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  });
  const lines = ask && data ? data.lines.flatMap(wordsOf) : [];
  return (
    <div role="status" className="text-sm empty:hidden">
      {lines.map((line) => (
        <p key={line}>{line}.</p>
      ))}
    </div>
  );
}

const verbs: Readonly<Record<Touched['what'], Partial<Record<'gone' | 'added' | 'moved', string>>>> = {
  lessons: { gone: 'pelajaran terhenti', added: 'pelajaran ditambah', moved: 'pelajaran bertukar masa' },
  lesson_plans: {
    gone: 'RPH sudah ditulis untuk pelajaran yang terhenti',
    moved: 'RPH sudah ditulis untuk pelajaran yang bertukar masa',
  },
  plan_rows: {
    gone: 'baris RPT kehilangan minggunya',
    added: 'baris RPT mendapat semula minggunya',
  },
};

/** "24 pelajaran terhenti (9 guru)" */
function wordsOf({ what, gone, added, moved, people }: Touched): string[] {
  const told = [
    [gone, verbs[what].gone],
    [added, verbs[what].added],
    [moved, verbs[what].moved],
  ] as const;
  const words = told.flatMap(([count, verb]) => (count > 0 && verb ? [`${count} ${verb}`] : []));
  return words.length === 0 ? [] : [`${words.join(', ')}${people > 0 ? ` (${people} guru)` : ''}`];
}
