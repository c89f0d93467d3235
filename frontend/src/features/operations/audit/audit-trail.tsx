import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { type AuditKind, auditQuery } from '../calls';
import { instantText } from '../instant-text';
import { actionName } from '../names';
import { Panel } from '../panel';

/** Who did what to this, and why, newest first. */
export function AuditTrail({ kind, id }: { kind: AuditKind; id: string }) {
  const query = useQuery(auditQuery(kind, id));
  return (
    <Panel title="Jejak audit">
      <QueryStates query={query} what="Jejak audit">
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-muted text-sm">Belum ada tindakan.</p>
          ) : (
            <ol className="divide-y divide-line rounded-lg border border-line bg-raised">
              {entries.map((entry) => (
                <li key={entry.id} className="px-4 py-3 text-sm">
                  <p className="font-medium">{actionName(entry.action)}</p>
                  <p className="break-words">{entry.reason}</p>
                  <p className="text-muted">
                    {entry.actor} · {instantText(entry.at)}
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </QueryStates>
    </Panel>
  );
}
