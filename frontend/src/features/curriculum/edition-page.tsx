import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalWords } from '../../nouns/noun';
import { useDeletion } from '../../nouns/use-deletion';
import { QueryStates } from '../../queries/query-states';
import { useChange } from '../../queries/use-change';
import { useAcademicYear } from '../../school/academic-year';
import { useSession } from '../../session/use-session';
import { paths } from '../../site/paths';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { Menu } from '../../ui/menu';
import { PageHeader } from '../../ui/page-header';
import { panelsQuery } from '../classes';
import { type CurriculumNode, type EditionTree, editionNoun, editionQuery } from './calls';
import { useCurriculumAddress } from './curriculum-address';
import { ComparedWith, EditionDifferences, useOtherEditions } from './edition-differences';
import { CurriculumTree } from './tree/curriculum-tree';
import { additions, editionName, editions, editionTime, figuresOf, kindWords, rightWords } from './words';

const EditionSheet = lazy(async () => ({ default: (await import('./edition-sheet')).EditionSheet }));
const NodeSheet = lazy(async () => ({ default: (await import('./node-sheet')).NodeSheet }));

type EditionPageProps = { id: string; isAdmin: boolean };

/** One curriculum, with everything in it. */
export function EditionPage({ id, isAdmin }: EditionPageProps) {
  const edition = useQuery(editionQuery(id));
  const back = (
    <ButtonLink to={paths.curriculum} variant="quiet" size="small" icon="back" className="mb-2">
      Semua kurikulum
    </ButtonLink>
  );
  return (
    <>
      {back}
      {!edition.data && <PageHeader title="Kurikulum (DSKP)" />}
      <QueryStates query={edition} what="Kurikulum">
        {(tree) => <OpenEdition tree={tree} isAdmin={isAdmin} />}
      </QueryStates>
    </>
  );
}

/** What is open beside it: the edition itself, or an addition that is new or changed. */
type Editing = 'edition' | { parent: CurriculumNode | null } | { node: CurriculumNode };

function OpenEdition({ tree, isAdmin }: { tree: EditionTree; isAdmin: boolean }) {
  const { read } = useCurriculumAddress();
  const navigate = useNavigate();
  const [editing, setEditing] = useState<Editing>();
  const mayAdd = useIsHead(tree) || isAdmin;
  const others = useOtherEditions(tree);
  const compared = others.find(({ id }) => id === read('compared'));
  const deletion = useDeletion(additions);
  const removal = useChange(() => editionNoun.remove(tree.id).then(() => navigate(paths.curriculum)), {
    done: `${editionName(tree)} dipadam.`,
    changes: ['curriculum'],
    words: refusalWords(editions.refused),
    undo: () => editionNoun.restore(tree.id),
  });
  const close = () => setEditing(undefined);
  const actions = (node: CurriculumNode) =>
    mayAdd && (
      <NodeMenu
        node={node}
        onAdd={() => setEditing({ parent: node })}
        onEdit={() => setEditing({ node })}
        onDelete={() => deletion.make(node)}
      />
    );
  return (
    <>
      <PageHeader
        title={editionName(tree)}
        state={`${editionTime(tree)} · ${figuresOf(tree)}. Sumber: ${tree.source}. ${rightWords(tree.right)}.`}
        action={
          <>
            <Button
              variant="secondary"
              icon="print"
              className="max-sm:hidden print:hidden"
              onClick={() => window.print()}
            >
              Cetak
            </Button>
            {mayAdd && (
              <Button
                variant="secondary"
                icon="add"
                className="print:hidden"
                onClick={() => setEditing({ parent: null })}
              >
                Tambah bidang
              </Button>
            )}
            {isAdmin && (
              <Menu
                label={`Tindakan untuk ${editionName(tree)}`}
                className="print:hidden"
                items={[
                  { label: 'Ubah butiran', icon: 'edit', onSelect: () => setEditing('edition') },
                  { label: 'Padam', icon: 'delete', danger: true, onSelect: () => removal.make() },
                ]}
              />
            )}
          </>
        }
      />
      {tree.isFictional && (
        <p className="pb-4">
          <Badge>Contoh rekaan</Badge>
        </p>
      )}
      {others.length > 0 && <ComparedWith edition={tree} others={others} />}
      {compared ? (
        <EditionDifferences id={tree.id} from={compared.id} />
      ) : tree.nodes.length === 0 ? (
        <EmptyState icon="yearlyPlan" title="Kurikulum ini masih kosong">
          {mayAdd ? 'Tambah bidang dahulu, kemudian standard di bawahnya.' : 'Belum ada yang ditambah.'}
        </EmptyState>
      ) : (
        <CurriculumTree label={editionName(tree)} nodes={tree.nodes} at={read('node')} actions={actions} />
      )}
      <Suspense>
        {editing === 'edition' && <EditionSheet edited={tree} onClose={close} />}
        {typeof editing === 'object' && <NodeSheet tree={tree} {...editing} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Whether the person heads the panel of the subject in the session. */
function useIsHead({ subjectId }: EditionTree): boolean {
  const userId = useSession()?.user.id;
  const { chosen } = useAcademicYear();
  const panels = useQuery({
    ...panelsQuery(chosen?.id ?? ''),
    enabled: chosen !== undefined && subjectId !== null,
  });
  return panels.data?.some((panel) => panel.subjectId === subjectId && panel.headId === userId) ?? false;
}

type NodeMenuProps = {
  node: CurriculumNode;
  onAdd: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** Under a strand and a standard something is added; what the school has added is changed. */
function NodeMenu({ node, onAdd, onEdit, onDelete }: NodeMenuProps) {
  const under = { strand: 'content_standard', content_standard: 'learning_standard' } as const;
  const items = [
    ...(node.kind === 'learning_standard'
      ? []
      : [{ label: `Tambah ${kindWords[under[node.kind]].name}`, icon: 'add' as const, onSelect: onAdd }]),
    ...(node.isOwn
      ? [
          { label: 'Ubah', icon: 'edit' as const, onSelect: onEdit },
          { label: 'Padam', icon: 'delete' as const, danger: true, onSelect: onDelete },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return <Menu label={`Tindakan untuk ${node.code ?? node.text}`} className="print:hidden" items={items} />;
}
