import { lazy, Suspense, useState } from 'react';
import { useChange } from '../../../queries/use-change';
import type { AcademicYear } from '../../../school/academic-year';
import { Menu, type MenuItem } from '../../../ui/menu';
import type { SchoolClass } from '../../classes';
import { deletePupil, type Placing, type Pupil, restorePupil } from '../calls';
import type { Erased } from '../paper/erased-tables';
import type { Reader } from '../reader';
import { ErasureDialog } from './erasure-dialog';
import { LeavingSheet } from './leaving-sheet';
import { MoveSheet } from './move-sheet';
import { PupilSheet } from './pupil-sheet';

const LazyArchiveDialog = lazy(async () => ({
  default: (await import('../paper/archive-dialog')).ArchiveDialog,
}));

type CardActionsProps = {
  pupil: Pupil;
  placing: Placing;
  reader: Reader;
  year: AcademicYear;
  classes: readonly SchoolClass[];
  today: string;
  onClose: () => void;
  onErased: (erased: Erased) => void;
};
type Open = 'change' | 'move' | 'leaving' | 'archive' | 'erasure';

/** What may be done about a pupil. */
export function CardActions(props: CardActionsProps) {
  const { pupil, placing, reader, year, classes, today, onClose, onErased } = props;
  const [open, setOpen] = useState<Open>();
  const deletion = useChange(() => deletePupil(pupil.id), {
    done: `${pupil.name} dipadam daripada senarai.`,
    changes: ['pupils'],
    undo: () => restorePupil(pupil.id),
  });
  const hasLeft = pupil.leftOn !== null;
  const items: MenuItem[] = [
    { label: 'Ubah maklumat…', icon: 'edit', onSelect: () => setOpen('change') },
    {
      label: hasLeft ? 'Kembali ke sekolah…' : 'Pindah kelas…',
      icon: hasLeft ? 'return' : 'forward',
      onSelect: () => setOpen('move'),
    },
    ...(hasLeft
      ? []
      : [{ label: 'Berhenti sekolah…', icon: 'signOut', onSelect: () => setOpen('leaving') } as const]),
    { label: 'Salinan data untuk penjaga…', icon: 'download', onSelect: () => setOpen('archive') },
    {
      label: 'Padam daripada senarai',
      icon: 'delete',
      danger: true,
      onSelect: () => {
        onClose();
        deletion.make();
      },
    },
    ...(reader.administers
      ? [
          {
            label: 'Padam buat selama-lamanya…',
            icon: 'shield',
            danger: true,
            onSelect: () => setOpen('erasure'),
          } as const,
        ]
      : []),
  ];
  const panel = { pupil, placing, today, onClose: () => setOpen(undefined) };
  return (
    <>
      <Menu label={`Tindakan untuk ${pupil.name}`} items={items} />
      {open === 'change' && <PupilSheet {...panel} edited={pupil} year={year} classes={classes} />}
      {open === 'move' && <MoveSheet {...panel} year={year} classes={classes} />}
      {open === 'leaving' && <LeavingSheet {...panel} />}
      <Suspense>{open === 'archive' && <LazyArchiveDialog {...panel} />}</Suspense>
      {open === 'erasure' && <ErasureDialog {...panel} onErased={onErased} />}
    </>
  );
}
