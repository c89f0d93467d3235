import { useState } from 'react';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { Segments } from '../ui/segments';
import { decideMissing, type MissingEnd, type missingQuery } from './calls';
import { importRefusal } from './import-words';

type Missing = Awaited<ReturnType<NonNullable<ReturnType<typeof missingQuery>['queryFn']>>>;
type MissingListProps = { importId: string; missing: readonly MissingRecord[] };
type MissingRecord = Missing['items'][number];

const ENDS: readonly (readonly [MissingEnd, string])[] = [
  ['stays', 'Biarkan'],
  ['quit', 'Berhenti'],
  ['moved', 'Pindah'],
];
/** A whole school is seldom missing; where it is, the rest is one press away. */
const SHOWN_FIRST = 100;

/** Who is kept in the classes of the list and stands in no row of it. Nobody leaves unless somebody says so. */
export function MissingList({ importId, missing }: MissingListProps) {
  const [isWhole, setWhole] = useState(false);
  const deciding = useChange(
    ({ ids, end }: { ids: string[]; end: MissingEnd }) => decideMissing(importId, ids, end),
    { changes: ['imports'], words: importRefusal },
  );
  const shown = isWhole ? missing : missing.slice(0, SHOWN_FIRST);
  const isAll = (end: MissingEnd) => missing.every((each) => each.end === end);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3 text-sm">
        <p className="min-w-60 flex-1 text-muted">
          {missing.length} murid tiada dalam senarai ini. Mereka kekal, kecuali anda pilih berhenti atau
          pindah.
        </p>
        <Segments
          label={`Semua ${missing.length} murid`}
          options={ENDS.map(([end, words]) => [end, `${words} semua`] as const)}
          value={ENDS.map(([end]) => end).find(isAll)}
          onChange={(end) => deciding.make({ ids: missing.map(({ id }) => id), end })}
        />
      </div>
      <ul className="divide-y divide-line rounded-xl border border-line bg-raised text-sm">
        {shown.map(({ id, title, detail, reason, end }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-2.5">
            <span className="min-w-48 flex-1 break-words">
              <span className="block font-medium" dir="auto">
                {title}
              </span>
              <span className="block text-muted text-xs">{detail}</span>
              {reason && <span className="block text-warning">{reason}</span>}
            </span>
            <Segments
              label={title}
              options={ENDS}
              value={end}
              onChange={(chosen) => deciding.make({ ids: [id], end: chosen })}
            />
          </li>
        ))}
      </ul>
      {shown.length < missing.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setWhole(true)}>
          Tunjukkan semua {missing.length}
        </Button>
      )}
    </>
  );
}
