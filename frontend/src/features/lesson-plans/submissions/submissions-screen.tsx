import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { paths } from '../../../site/paths';
import { ButtonLink } from '../../../ui/button-link';
import { PageHeader } from '../../../ui/page-header';
import { reviewQueueQuery } from '../queue/queue-query';
import { SubmissionsBoard, stateSentence, WEEKS_SHOWN } from './submissions-board';
import { submissionsQuery } from './submissions-query';
import { SubmissionsTakeAway } from './submissions-take-away';

const whom = { of: 'supervised' } as const;

/** What those whom somebody supervises were to send, and what they sent. */
export function SubmissionsScreen() {
  const query = useQuery(submissionsQuery(whom, WEEKS_SHOWN));
  const waiting = useQuery(reviewQueueQuery()).data?.total ?? 0;
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
            {waiting > 0 && (
              <ButtonLink variant="primary" icon="assessment" to={paths.reviewQueue}>
                Semak {waiting}
              </ButtonLink>
            )}
          </>
        }
      />
      <QueryStates query={query} what="Penghantaran" safe="Rancangan guru selamat.">
        {(submissions) => <SubmissionsBoard whom={whom} submissions={submissions} />}
      </QueryStates>
    </>
  );
}
