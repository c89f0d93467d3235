import { useSearchParams } from 'react-router';
import { paths } from '../../../site/paths';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { useMayAct } from '../use-may-act';
import { addressOfFilter, filterOfAddress, isFiltered } from './event-filter';
import { EventList } from './event-list';
import { FilterForm } from './filter-form';

export function InboxPage() {
  const [search] = useSearchParams();
  const filter = filterOfAddress(search);
  const address = addressOfFilter(filter);
  const mayAct = useMayAct();
  return (
    <>
      <PageHeader
        title="Peti masuk"
        state="Setiap peristiwa bertandatangan daripada penyedia pembayaran, yang terbaharu dahulu."
        action={
          mayAct &&
          isFiltered(filter) && (
            <ButtonLink variant="secondary" icon="retry" to={`${paths.operationsNewReplay}?${address}`}>
              Ulang tapisan ini
            </ButtonLink>
          )
        }
      />
      <FilterForm filter={filter} />
      <EventList
        key={address}
        filter={filter}
        caption="Peristiwa"
        empty={
          <EmptyState
            icon="search"
            title={isFiltered(filter) ? 'Tiada peristiwa sepadan' : 'Belum ada peristiwa'}
            action={
              isFiltered(filter) && (
                <ButtonLink variant="secondary" to={{ search: '' }}>
                  Tunjukkan semua
                </ButtonLink>
              )
            }
          >
            {isFiltered(filter)
              ? 'Teks dicari dalam 30 hari yang lalu kecuali tarikh mula diberi.'
              : 'Peristiwa muncul di sini sebaik penyedia menghantarnya.'}
          </EmptyState>
        }
      />
    </>
  );
}
