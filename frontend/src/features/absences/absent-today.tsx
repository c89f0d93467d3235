import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { PanelLink } from '../../school/panel-link';
import { paths } from '../../site/paths';
import { formatList, malaysianDate } from '../../ui/format';
import { Panel } from '../../ui/panel';
import { absencesSentence, byToday } from './absence-words';
import { absencesQuery, colleaguesQuery } from './calls';

/** What decides the tile's height. */
export const fetchAbsentToday = (): Promise<unknown> =>
  Promise.all([
    queryClient.ensureQueryData(absencesQuery(malaysianDate(new Date()))),
    queryClient.ensureQueryData(colleaguesQuery()),
  ]);

/** Who is away today, by name. */
export function AbsentToday() {
  const today = malaysianDate(new Date());
  const known = allOf(useQuery(absencesQuery(today)), useQuery(colleaguesQuery()));
  return (
    <Panel title="Hari ini" action={<PanelLink to={paths.absences}>Ketiadaan</PanelLink>}>
      <QueryStates query={known} what="Ketiadaan">
        {([absences, colleagues]) => {
          const away = new Set(byToday(absences, today).today.map(({ personId }) => personId));
          const names = colleagues.filter(({ userId }) => away.has(userId)).map((each) => each.displayName);
          return (
            <div className="px-4 py-3 text-sm">
              <p>{absencesSentence(absences, today)}</p>
              {names.length > 0 && <p className="pt-1 text-muted">{formatList(names)}</p>}
            </div>
          );
        }}
      </QueryStates>
    </Panel>
  );
}
