import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { useStepFocus } from '../../../ui/step-focus';
import type { Known } from '../known';
import { addressOf, partParameter } from '../part-address';
import { PartPage } from '../parts';
import { BellCard } from './bell-card';
import { copyOf, newText, textOf } from './bell-text';

const BellEditor = lazy(async () => ({ default: (await import('./bell-editor')).BellEditor }));

/** In the address beside the part: which is edited, and of which a new one is a copy. */
const parameters = { edited: 'waktu', copied: 'salin' };
const isNew = 'baharu';

/** Waktu of the session: when its periods begin and end, on which days and for whom. */
export function BellsPage({ mayChange, ...known }: Known & { mayChange: boolean }) {
  const [search] = useSearchParams();
  const { year, kept, calendar } = known;
  const { bellSchedules } = kept;
  const chosen = search.get(parameters.edited);
  const place = useStepFocus<HTMLDivElement>(chosen ?? '');
  const list = addressOf({ [partParameter]: 'waktu' });
  const editing = (parts: Record<string, string>) => addressOf({ [partParameter]: 'waktu', ...parts });

  const edited = bellSchedules.find(({ id }) => id === chosen);
  const copied = bellSchedules.find(({ id }) => id === search.get(parameters.copied));
  if (mayChange && (edited || chosen === isNew)) {
    const beginning = copied
      ? copyOf(copied, bellSchedules)
      : newText(calendar.schoolWeekdays, bellSchedules);
    return (
      <div ref={place}>
        <PartPage
          title={edited ? `Ubah ${edited.name}` : 'Waktu baharu'}
          state={`Sesi ${year.name}`}
          back={{ to: list, label: 'Waktu' }}
        >
          <Suspense fallback={<Skeleton className="h-80" />}>
            <BellEditor
              key={edited?.id ?? copied?.id ?? isNew}
              known={known}
              begun={edited ? textOf(edited) : beginning}
              edited={edited}
              list={list}
            />
          </Suspense>
        </PartPage>
      </div>
    );
  }
  const adding = (
    <ButtonLink icon="add" aria-keyshortcuts="N" to={editing({ [parameters.edited]: isNew })}>
      Tambah waktu
    </ButtonLink>
  );
  return (
    <div ref={place}>
      <PartPage
        title={`Waktu ${year.name}`}
        state="Bila setiap waktu bermula dan tamat. Waktu biasa berjalan sepanjang sesi; yang lain semasa tempoh khas."
        back={{ to: addressOf(), label: 'Kalendar akademik' }}
        action={mayChange && bellSchedules.length > 0 && adding}
      >
        {bellSchedules.length === 0 ? (
          <EmptyState icon="timetable" title="Sesi ini belum ada waktu" action={mayChange && adding}>
            {mayChange
              ? 'Masukkan waktu biasa sekolah dahulu; waktu Ramadan atau peperiksaan boleh disalin daripadanya.'
              : 'Pentadbir sekolah belum memasukkannya.'}
          </EmptyState>
        ) : (
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {bellSchedules.map((bells) => (
              <BellCard
                key={bells.id}
                known={known}
                bells={bells}
                mayChange={mayChange}
                editAddress={editing({ [parameters.edited]: bells.id })}
                copyAddress={editing({ [parameters.edited]: isNew, [parameters.copied]: bells.id })}
              />
            ))}
          </ul>
        )}
      </PartPage>
    </div>
  );
}
