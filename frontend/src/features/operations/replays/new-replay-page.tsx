import { useSearchParams } from 'react-router';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { filterOfAddress } from '../inbox/event-filter';
import { FilterForm } from '../inbox/filter-form';
import { useMayAct } from '../use-may-act';
import { ReplayForm } from './replay-form';
import { isEmpty, type Selection, selectionOf } from './selection';

/** Chosen events, or what a filter finds: counted first, replayed for a reason. */
export function NewReplayPage() {
  const [search] = useSearchParams();
  const selection = selectionOf(search.get('ids'), filterOfAddress(search));
  const mayAct = useMayAct();
  return (
    <>
      <PageHeader title="Ulangan baharu" state="Tiada apa-apa berlaku sehingga anda memulakannya." />
      <Chosen selection={selection} />
      {!mayAct ? (
        <p className="text-muted">Hanya operator boleh memulakan ulangan.</p>
      ) : isEmpty(selection) ? (
        <NothingChosen />
      ) : (
        <ReplayForm key={search.toString()} selection={selection} />
      )}
    </>
  );
}

/** A new replay begins with nothing rather than with all that ever came. */
function NothingChosen() {
  return (
    <EmptyState
      icon="filter"
      title="Belum ada peristiwa dipilih"
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <ButtonLink variant="secondary" to={{ search: 'states=failed' }}>
            Yang gagal
          </ButtonLink>
          <ButtonLink variant="secondary" to={{ search: 'states=quarantined' }}>
            Yang dalam kuarantin
          </ButtonLink>
        </span>
      }
    >
      Isi sekurang-kurangnya satu tapisan, atau mulakan dengan salah satu yang berikut.
    </EmptyState>
  );
}

function Chosen({ selection }: { selection: Selection }) {
  if ('filter' in selection) return <FilterForm filter={selection.filter} />;
  return (
    <p className="pb-6">
      <Badge tone="accent">{selection.ids.length} peristiwa dipilih</Badge>
    </p>
  );
}
