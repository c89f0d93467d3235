import { Badge } from '../../../ui/badge';
import { formatShortDate } from '../../../ui/format';
import { instantText } from '../instant-text';
import { Panel } from '../panel';
import type { FinanceDetail } from './calls';

/** Newest first. */
export function NoteList({ notes }: { notes: FinanceDetail['notes'] }) {
  return (
    <Panel title="Catatan dan janji">
      {notes.length === 0 ? (
        <p className="text-muted text-sm">Belum ada catatan.</p>
      ) : (
        <ol className="divide-y divide-line rounded-lg border border-line bg-raised">
          {notes.map(({ id, text, promisedFor, author, writtenAt }) => (
            <li key={id} className="flex flex-col gap-1 px-4 py-3 text-sm">
              {promisedFor && (
                <span>
                  <Badge tone="info">Janji bayar {formatShortDate(promisedFor)}</Badge>
                </span>
              )}
              <p className="break-words">{text}</p>
              <p className="text-muted">
                {author} · {instantText(writtenAt)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
