import { useSearchParams } from 'react-router';
import { Badge } from '../../../ui/badge';
import { PageHeader } from '../../../ui/page-header';
import { addressOfFilter, filterOfAddress } from '../inbox/event-filter';
import { FilterForm } from '../inbox/filter-form';
import { useMayAct } from '../use-may-act';
import { ReplayForm } from './replay-form';
import { type Selection, selectionOf } from './selection';

/** Chosen events, or what a filter finds: counted first, replayed for a reason. */
export function NewReplayPage() {
  const [search] = useSearchParams();
  const selection = selectionOf(search.get('ids'), filterOfAddress(search));
  const mayAct = useMayAct();
  return (
    <>
      <PageHeader title="Ulangan baharu" state="Tiada apa-apa berlaku sehingga anda memulakannya." />
      <Chosen selection={selection} />
      {mayAct ? (
        <ReplayForm key={search.toString()} selection={selection} />
      ) : (
        <p className="text-muted">Hanya operator boleh memulakan ulangan.</p>
      )}
    </>
  );
}

function Chosen({ selection }: { selection: Selection }) {
  if ('filter' in selection)
    return <FilterForm key={addressOfFilter(selection.filter)} filter={selection.filter} />;
  return (
    <p className="pb-6">
      <Badge tone="accent">{selection.ids.length} peristiwa dipilih</Badge>
    </p>
  );
}
