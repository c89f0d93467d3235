import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { paths } from '../../../site/paths';
import { PageHeader } from '../../../ui/page-header';
import { tabClass, tabListClass } from '../../../ui/tab-look';
import { submissionsQuery } from './calls';
import { ReviewLinks } from './review-links';
import { SubmissionsBoard, stateSentence } from './submissions-board';
import { SubmissionsTakeAway } from './submissions-take-away';
import { WEEKS_AT_A_GLANCE } from './teacher-weeks';

const whom = { of: 'supervised' } as const;

/** As many as no session has more. */
const SESSION = 60;

const spanParameter = 'tempoh';
const spans = [
  { span: null, weeks: WEEKS_AT_A_GLANCE, label: `${WEEKS_AT_A_GLANCE} minggu` },
  { span: 'sesi', weeks: SESSION, label: 'Sesi' },
] as const;

/** What those whom somebody supervises were to send, and what they sent: of late, or in the session. */
export function SubmissionsScreen() {
  const [search] = useSearchParams();
  const chosen = spans.find(({ span }) => span === search.get(spanParameter)) ?? spans[0];
  const query = useQuery(submissionsQuery(whom, chosen.weeks));
  return (
    <>
      <PageHeader
        title="Penghantaran RPH"
        filters={
          <nav aria-label="Tempoh" className={tabListClass}>
            {spans.map((each) => (
              <Link
                key={each.label}
                to={each.span ? `${paths.submissions}?${spanParameter}=${each.span}` : paths.submissions}
                aria-current={each === chosen ? 'page' : undefined}
                className={tabClass}
              >
                {each.label}
              </Link>
            ))}
          </nav>
        }
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
