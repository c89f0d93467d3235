import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client';
import { allOf } from '../../../queries/all-of';
import { QueryStates } from '../../../queries/query-states';
import { useSession } from '../../../session/use-session';
import { formatRelative } from '../../../ui/format';
import { Panel } from '../../../ui/panel';
import { membersQuery, newestChangesQuery } from '../calls';
import { changeWords } from './change-words';

/** What decides the tile's height. */
export const fetchRecentChanges = (): Promise<unknown> =>
  Promise.all([
    queryClient.ensureQueryData(newestChangesQuery()),
    queryClient.ensureQueryData(membersQuery()),
  ]);

/** What was done about the people of the school, newest first. */
export function RecentChanges() {
  const userId = useSession()?.user.id ?? '';
  const query = allOf(useQuery(newestChangesQuery()), useQuery(membersQuery()));
  const now = new Date();
  return (
    <Panel title="Perubahan terkini">
      <QueryStates query={query} what="Perubahan terkini">
        {([lines, { members }]) =>
          lines.length === 0 ? (
            <p className="px-4 py-3 text-muted text-sm">
              Siapa dijemput, menyertai atau ditukar peranannya muncul di sini.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {lines.map((line) => (
                <li key={line.id} className="wrap-anywhere px-4 py-2.5 text-sm">
                  {changeWords(line, { userId, members })}
                  <span className="block text-muted text-xs">{formatRelative(line.at, now)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </Panel>
  );
}
