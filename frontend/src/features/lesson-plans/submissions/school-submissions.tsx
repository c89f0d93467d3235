import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { SkeletonRows } from '../../../ui/skeleton';
import { submissionsQuery } from './calls';
import { WEEKS_AT_A_GLANCE } from './teacher-weeks';

const Board = lazy(async () => {
  const { stateSentence, SubmissionsBoard } = await import('./submissions-board');
  const { SubmissionsTakeAway } = await import('./submissions-take-away');
  type BoardProps = Parameters<typeof SubmissionsBoard>[0];
  return {
    default: ({ whom, submissions }: BoardProps) => (
      <>
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
          <p className="text-muted">{stateSentence(submissions)}</p>
          {submissions.teachers.length > 0 && <SubmissionsTakeAway whom={whom} weeks={submissions.weeks} />}
        </div>
        <SubmissionsBoard {...{ whom, submissions }} />
      </>
    ),
  };
});

/** What all teachers of a school were to send and sent, for whoever administers it. */
export function SchoolSubmissions({ schoolCode }: { schoolCode: string }) {
  const whom = { of: 'school', schoolCode } as const;
  const query = useQuery(submissionsQuery(whom, WEEKS_AT_A_GLANCE));
  return (
    <section aria-labelledby="penghantaran-rph" className="pt-8">
      <h2 id="penghantaran-rph" className="pb-1 font-semibold text-lg">
        Penghantaran RPH
      </h2>
      <QueryStates query={query} what="Penghantaran" safe="Rancangan guru selamat.">
        {(submissions) => (
          <Suspense fallback={<SkeletonRows label="Memuatkan penghantaran…" />}>
            <Board whom={whom} submissions={submissions} />
          </Suspense>
        )}
      </QueryStates>
    </section>
  );
}
