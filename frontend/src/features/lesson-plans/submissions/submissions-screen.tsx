import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { PageHeader } from '../../../ui/page-header';
import { submissionsQuery } from './calls';
import { ReviewLinks } from './review-links';
import { SubmissionsBoard, stateSentence, WEEKS_SHOWN } from './submissions-board';
import { SubmissionsTakeAway } from './submissions-take-away';

const whom = { of: 'supervised' } as const;

/** What those whom somebody supervises were to send, and what they sent. */
export function SubmissionsScreen() {
  const query = useQuery(submissionsQuery(whom, WEEKS_SHOWN));
  return (
    <>
      <PageHeader
        title="Penghantaran RPH"
        state={query.data && stateSentence(query.data)}
        action={
          <>
            {query.data && query.data.teachers.length > 0 && (
              <SubmissionsTakeAway whom={whom} weeks={query.data.weeks} />
            )}
            <ReviewLinks />
          </>
        }
      />
      <QueryStates query={query} what="Penghantaran" safe="Rancangan guru selamat.">
        {(submissions) => <SubmissionsBoard whom={whom} submissions={submissions} />}
      </QueryStates>
    </>
  );
}
