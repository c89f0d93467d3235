import type { ClassRescue } from '@rules/yearly-plans/domain/class-rescue';
import { useState } from 'react';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { formatList } from '../../ui/format';
import { CloseButton } from '../../ui/frame';
import { Icon } from '../../ui/icon';
import { deletePlan } from './calls';
import { furthestBehind, type SetCoverage } from './class-coverage';
import { copyWithMoves } from './copy-with-moves';
import type { Known } from './known';
import { MovePreview } from './move-preview';
import { rowStandards, weekLabelAt } from './plan-words';
import { planRefusal } from './refusals';
import { useGoToPlan } from './use-go-to-plan';
import { useRowMoves } from './use-row-moves';

type Rescued = SetCoverage & { rescue: ClassRescue };
type ClassRescueNoteProps = {
  known: Known;
  sets: readonly SetCoverage[];
  /** Where it is taken: in the plan that is shown, or in a copy that is made of it. */
  into: 'plan' | 'copy';
};

const isRescued = (each: SetCoverage): each is Rescued => each.rescue !== null;

/** The class that is furthest behind will not be taught everything in time: what could be joined, until it is or is left. */
export function ClassRescueNote({ known, sets, into }: ClassRescueNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const offered = sets
    .filter(isRescued)
    .filter(({ set, isOwn }) => !left.includes(set.id) && (into === 'plan' || isOwn));
  const behind = offered.find(({ set }) => set.id === furthestBehind(offered)?.set.id) ?? offered[0];
  if (!behind) return null;
  const { name, coverage, rescue } = behind;
  return (
    <>
      <section
        aria-label={`${name} lewat`}
        className="mb-4 flex flex-wrap items-center gap-3 rounded-lg bg-warning-soft px-4 py-3 dense:mb-2 dense:gap-2 dense:py-2 dense:text-sm text-on-warning-soft print:hidden"
      >
        <Icon name="warning" />
        <p className="min-w-0 flex-1 basis-64">
          <strong className="font-semibold">
            {name} {coverage.weeksBehind > 0 ? `lewat ${coverage.weeksBehind} minggu` : 'kesuntukan minggu'}.
          </strong>{' '}
          {offer(known, rescue)}
        </p>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          Lihat cadangan
        </Button>
        <Button variant="quiet" size="small" onClick={() => setLeft([...left, behind.set.id])}>
          Biarkan
        </Button>
      </section>
      {isOpen && (
        <ClassRescueDialog known={known} behind={behind} into={into} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function offer({ rows }: Known, { joined, savedIds, examination }: ClassRescue): string {
  const named = (ids: readonly string[]) => rows.filter(({ id }) => ids.includes(id)).map(rowStandards);
  const saved = savedIds.length === 1 ? named(savedIds)[0] : `${savedIds.length} baris`;
  const intime = examination === null ? 'sempat' : 'sempat sebelum peperiksaan';
  const [first, ...others] = joined;
  if (!first) return `Pindahkan ke hadapan supaya ${saved} ${intime}?`;
  const what =
    others.length === 0 && first.length === 2
      ? named(first).join(' dengan ')
      : `${joined.length} pasang minggu`;
  return `Gabungkan ${what} supaya ${saved} ${intime}?`;
}

type ClassRescueDialogProps = Pick<ClassRescueNoteProps, 'known' | 'into'> & {
  behind: Rescued;
  onClose: () => void;
};

function ClassRescueDialog({ known, behind, into, onClose }: ClassRescueDialogProps) {
  const { rows, weeks } = known;
  const { moves, savedIds, examination } = behind.rescue;
  const moving = useRowMoves(known);
  const goTo = useGoToPlan();
  const takeInCopy = async () => {
    const id = await copyWithMoves(known.plan, moves);
    goTo('saya');
    return id;
  };
  const copying = useChange(takeInCopy, {
    changes: ['yearly-plans'],
    words: planRefusal,
    done: 'Minggu digabung dalam salinan anda.',
    undo: async (id) => {
      await deletePlan(id);
      goTo(null);
    },
  });
  const saved = new Set(rows.filter(({ id }) => savedIds.includes(id)).map(rowStandards));
  const take = () => {
    if (into === 'plan') moving.make({ moves, done: 'Minggu digabung.' });
    else copying.make();
    onClose();
  };
  return (
    <Dialog
      title={`${behind.name}: gabung minggu`}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <CloseButton variant="quiet">Biarkan</CloseButton>
          <Button onClick={take}>{into === 'plan' ? 'Gabung' : 'Gabung dalam salinan sendiri'}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          Belum sempat{examination !== null && ` sebelum peperiksaan (${weekLabelAt(weeks, examination)})`}:{' '}
          {formatList([...saved])}.
        </p>
        <MovePreview caption="RPT sebelum dan selepas" rows={rows} weeks={weeks} moves={moves} />
        <p className="text-muted text-sm">
          {into === 'plan'
            ? 'RPT ini berubah bagi semua kelas yang mengikutnya. Apa yang sudah ditanda diajar kekal.'
            : 'Salinan sendiri dibuat; RPT panitia tidak berubah. Apa yang sudah ditanda diajar kekal.'}
        </p>
      </div>
    </Dialog>
  );
}
