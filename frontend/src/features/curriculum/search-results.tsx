import { soughtIn } from '@rules/curriculum/domain/sought';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryStates } from '../../queries/query-states';
import { Badge } from '../../ui/badge';
import { EmptyState } from '../../ui/empty-state';
import { type Edition, type FoundNode, type GradeLevel, searchQuery } from './calls';
import { editionAddress } from './curriculum-address';
import { highlighted, highlightedCode, type Part } from './highlighted';
import { editionName, kindWords } from './words';

const most = 100;

type SearchResultsProps = {
  query: string;
  subject: string;
  level: GradeLevel | undefined;
  editions: readonly Edition[];
};

/** Every strand and standard that holds the code or the words, each with where it stands. */
export function SearchResults({ query, subject, level, editions }: SearchResultsProps) {
  const asked = { q: query, ...(subject && { subject }), ...(level && { level }) };
  const found = useQuery(searchQuery(asked));
  const nothing = (
    <EmptyState icon="search" title="Tiada padanan">
      Cuba kod yang lebih pendek, seperti 1.2, atau satu perkataan sahaja.
    </EmptyState>
  );
  return (
    <QueryStates query={found} what="Carian" empty={nothing}>
      {(items) => (
        <>
          <p role="status" className="pb-2 text-muted text-sm">
            {items.length < most ? `${items.length} dijumpai` : `${most} yang pertama ditunjukkan`}
          </p>
          <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
            {items.map((node) => (
              <Hit
                key={node.id}
                node={node}
                query={query}
                edition={editions.find(({ id }) => id === node.editionId)}
              />
            ))}
          </ul>
        </>
      )}
    </QueryStates>
  );
}

function Hit({ node, query, edition }: { node: FoundNode; query: string; edition: Edition | undefined }) {
  const sought = soughtIn(query);
  const above = node.above.map(({ code, text }) => [code, text].filter(Boolean).join(' '));
  return (
    <li>
      <Link to={editionAddress(node.editionId, node.id)} className="flex gap-3 px-4 py-2.5 hover:bg-sunken">
        <span className="w-14 shrink-0 text-muted tabular-nums">
          <Marked parts={highlightedCode(node.code ?? '', sought)} />
        </span>
        <span className="min-w-0 flex-1">
          <span dir="auto" className="wrap-anywhere block">
            <Marked parts={highlighted(node.text, sought)} />
            {node.isOwn && (
              <span className="ml-2 inline-block align-middle">
                <Badge tone="accent">Tambahan sekolah</Badge>
              </span>
            )}
          </span>
          <span dir="auto" className="block text-muted text-sm">
            {[edition && editionName(edition), kindWords[node.kind].name, ...above]
              .filter(Boolean)
              .join(' › ')}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Marked({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, isFound }, at) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <mark key={at} className="rounded-sm bg-warning-soft text-on-warning-soft">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
