import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { narrowedBy, soughtBy } from '../pupil-filter';

type NoPupilsProps = {
  place: string;
  /** What stands in the search field. */
  sought: string;
  onForget: () => void;
  /** For who keeps pupils. */
  onAdd?: () => void;
  onImport: () => void;
};

/** Why nobody stands in the list, and what to do about it. */
export function NoPupils({ place, sought, onForget, onAdd, onImport }: NoPupilsProps) {
  const [search] = useSearchParams();
  if (sought.trim() !== '')
    return (
      <EmptyState
        icon="search"
        title="Tiada murid dijumpai"
        action={
          <Link
            to={`${paths.pupils}?${narrowedBy(search, { cari: '' })}`}
            onClick={onForget}
            className="font-medium text-accent underline"
          >
            Kosongkan carian
          </Link>
        }
      >
        {soughtBy(sought).by === 'name'
          ? `Tiada nama yang bermula dengan “${sought.trim()}” dalam pilihan ini: ${place}.`
          : 'Tiada murid di sekolah ini dengan nombor itu.'}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="pupils"
      title={`Belum ada murid: ${place}`}
      action={
        onAdd && (
          <span className="flex flex-wrap justify-center gap-3">
            <Button icon="upload" onClick={onImport}>
              Import daripada fail
            </Button>
            <Button variant="secondary" onClick={onAdd}>
              Tambah murid
            </Button>
          </span>
        )
      }
    >
      {onAdd
        ? 'Import senarai Excel atau CSV, atau tambah seorang demi seorang.'
        : 'Murid muncul di sini selepas pengurus murid menempatkan mereka.'}
    </EmptyState>
  );
}
