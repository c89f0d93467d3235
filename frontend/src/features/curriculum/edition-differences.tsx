import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryStates } from '../../queries/query-states';
import { EmptyState } from '../../ui/empty-state';
import { SelectField } from '../../ui/select-field';
import {
  type CurriculumNode,
  type Differences,
  differencesQuery,
  type Edition,
  editionsQuery,
} from './calls';
import { useCurriculumAddress } from './curriculum-address';
import { editionName, editionTime } from './words';

/** Of the same subject and level, to compare with. */
export function useOtherEditions({ id, subjectName, gradeLevel }: Edition): Edition[] {
  const { data = [] } = useQuery(editionsQuery());
  return data.filter(
    (other) =>
      other.id !== id &&
      other.gradeLevel === gradeLevel &&
      other.subjectName.toLowerCase() === subjectName.toLowerCase(),
  );
}

type EditionDifferencesProps = { edition: Edition; others: readonly Edition[] };

/** With which edition it is compared stands in the address. */
export function ComparedWith({ edition, others }: EditionDifferencesProps) {
  const { read, narrow } = useCurriculumAddress();
  return (
    <div className="max-w-md pb-5 print:hidden">
      <SelectField
        label="Banding dengan"
        options={[
          { value: '', label: 'Tidak dibandingkan' },
          ...others.map((other) => ({
            value: other.id,
            label: `${editionName(other)}, ${editionTime(other)}`,
          })),
        ]}
        value={others.some(({ id }) => id === read('compared')) ? read('compared') : ''}
        onChange={({ target }) => narrow({ edition: edition.id, compared: target.value })}
      />
    </div>
  );
}

/** What was added, what is gone, what says something else, and what stands elsewhere. */
export function EditionDifferences({ id, from }: { id: string; from: string }) {
  const query = useQuery(differencesQuery(id, from));
  return (
    <QueryStates query={query} what="Perbezaan">
      {(differences) => <Parts {...differences} />}
    </QueryStates>
  );
}

function Parts({ from, added, gone, changed, moved }: Differences) {
  const none = added.length + gone.length + changed.length + moved.length === 0;
  if (none)
    return (
      <EmptyState icon="check" title="Tiada perbezaan">
        Sama seperti {editionTime(from)}.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-6">
      <Part title="Ditambah" count={added.length}>
        {added.map((node) => (
          <Line key={node.id} node={node} />
        ))}
      </Part>
      <Part title="Tiada lagi" count={gone.length}>
        {gone.map((node) => (
          <Line key={node.id} node={node} />
        ))}
      </Part>
      <Part title="Teks berubah" count={changed.length}>
        {changed.map(({ before, after }) => (
          <Line key={after.id} node={after}>
            {before.text === after.text ? (
              <span className="block text-muted text-sm">tahap penguasaan berubah</span>
            ) : (
              <del className="block text-muted">{before.text}</del>
            )}
          </Line>
        ))}
      </Part>
      <Part title="Berpindah" count={moved.length}>
        {moved.map(({ before, after }) => (
          <Line key={after.id} node={after}>
            <span className="block text-muted text-sm">dahulu {before.code ?? 'tanpa kod'}</span>
          </Line>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="pb-2 font-semibold">
        {title} ({count})
      </h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-raised">{children}</ul>
    </section>
  );
}

function Line({ node, children }: { node: CurriculumNode; children?: ReactNode }) {
  return (
    <li className="flex gap-3 px-4 py-2.5">
      <span className="w-14 shrink-0 text-muted tabular-nums">{node.code}</span>
      <span dir="auto" className="wrap-anywhere min-w-0 flex-1">
        {children}
        {node.text}
      </span>
    </li>
  );
}
