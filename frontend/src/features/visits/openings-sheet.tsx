import { useInfiniteQuery } from '@tanstack/react-query';
import { NextPageButton } from '../../queries/next-page-button';
import { QueryStates } from '../../queries/query-states';
import { formatShortDate, formatTime } from '../../ui/format';
import { Sheet } from '../../ui/sheet';
import { type Opening, openingsQuery, type VisitorLink } from './calls';

const acts: Record<Opening['act'], string> = {
  front: 'Halaman pertama',
  week: 'Senarai RPH',
  plan: 'RPH',
  paper: 'PDF',
};

/** Everything that was opened by a link, the newest first. */
export function OpeningsSheet({ link, onClose }: { link: VisitorLink; onClose: () => void }) {
  const log = useInfiniteQuery(openingsQuery(link.id));
  const lines = log.data?.pages.flatMap(({ items }) => items);
  return (
    <Sheet title={`Rekod bukaan: ${link.visitor}`} onClose={onClose}>
      <p className="pb-4 text-muted text-sm">
        Setiap bukaan dengan masa dan alamat IP. Rekod disimpan dua tahun selepas pautan tamat.
      </p>
      <QueryStates
        query={{ ...log, data: lines }}
        what="Rekod bukaan"
        empty={<p className="text-muted">Pautan ini belum dibuka.</p>}
      >
        {(opened) => (
          <ul className="divide-y divide-line text-sm">
            {opened.map((line) => (
              <li key={line.id} className="wrap-anywhere py-2.5">
                <span className="block text-muted tabular-nums">
                  {formatShortDate(line.at)}, {formatTime(new Date(line.at))} · {line.address}
                </span>
                {wordsOf(line)}
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
      <NextPageButton of={log} className="mt-4">
        Tunjuk yang terdahulu
      </NextPageButton>
    </Sheet>
  );
}

function wordsOf({ act, about, teacherName }: Opening): string {
  if (act === 'front') return acts.front;
  return `${acts[act]}: ${teacherName ?? 'Bekas ahli sekolah'} · ${about}`;
}
