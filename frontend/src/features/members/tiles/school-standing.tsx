import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client';
import { allOf } from '../../../queries/all-of';
import { QueryStates } from '../../../queries/query-states';
import { useCurrentSchool } from '../../../school/current-school';
import { PanelLink } from '../../../school/panel-link';
import type { CurrentSchool } from '../../../school/school-context';
import { subscriptionSentence } from '../../../school/subscription/model';
import { statusQuery } from '../../../school/subscription/status-query';
import { paths } from '../../../site/paths';
import { DefinitionList } from '../../../ui/definition-list';
import { Panel } from '../../../ui/panel';
import { membersQuery } from '../calls';

/** What decides the tile's height. */
export const fetchSchoolStanding = ({ code }: CurrentSchool['school']): Promise<unknown> =>
  Promise.all([queryClient.ensureQueryData(membersQuery()), queryClient.ensureQueryData(statusQuery(code))]);

/** How many teachers the plan takes, and how long the subscription lasts. */
export function SchoolStanding() {
  const { school } = useCurrentSchool();
  const query = allOf(useQuery(membersQuery()), useQuery(statusQuery(school.code)));
  return (
    <Panel title="Sekolah" action={<PanelLink to={paths.billing(school.code)}>Butiran</PanelLink>}>
      <QueryStates query={query} what="Keadaan sekolah">
        {([{ seats }, status]) => (
          <div className="px-4 pt-1 pb-3 text-sm">
            <DefinitionList isNarrow items={[{ term: 'Guru', value: `${seats.used} / ${seats.limit}` }]} />
            <p>{subscriptionSentence(status)}</p>
          </div>
        )}
      </QueryStates>
    </Panel>
  );
}
