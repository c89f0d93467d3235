import type { RowMove } from '@rules/yearly-plans/domain/placed-weeks';
import type { WeekRescue } from '@rules/yearly-plans/domain/week-rescue';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { formatList } from '../../ui/format';
import { CloseButton } from '../../ui/frame';
import { Icon } from '../../ui/icon';
import type { PlanRow } from './calls';
import type { Known } from './known';
import { MovePreview } from './move-preview';
import { rowName, weekLabelAt } from './plan-words';
import { useRowMoves } from './use-row-moves';

type RescueProps = { known: Known; rescue: WeekRescue };

const sameRescue = ({ lostWeeks }: WeekRescue) => lostWeeks.join();

/** Rows stand in weeks without lessons: what can be done, until it is done or left. */
export function RescueNote({ known, rescue }: RescueProps) {
  const [isOpen, setOpen] = useState(false);
  const [left, setLeft] = useState<string>();
  if (left === sameRescue(rescue)) return null;
  const { lostWeeks, merge, shift } = rescue;
  const lost = formatList(lostWeeks.map((week) => weekLabelAt(known.weeks, week)));
  const offer =
    merge.joined.length > 0
      ? `Gabungkan ${merge.joined.length} pasang minggu supaya semuanya sempat?`
      : 'Semuanya masih sempat jika dianjak.';
  return (
    <>
      <section
        aria-label="Minggu yang hilang"
        className="mb-4 flex flex-wrap items-center gap-3 rounded-lg bg-warning-soft px-4 py-3 dense:mb-2 dense:gap-2 dense:py-2 dense:text-sm text-on-warning-soft print:hidden"
      >
        <Icon name="warning" />
        <p className="min-w-0 flex-1 basis-64">
          <strong className="font-semibold">
            {lostWeeks.length} minggu tanpa PdP masih ada isi: {lost}.
          </strong>{' '}
          {shift.uncoveredIds.length > 0 && merge.joined.length === 0
            ? 'Tiada minggu lagi untuk semuanya.'
            : offer}
        </p>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          Lihat cadangan
        </Button>
        <Button variant="quiet" size="small" onClick={() => setLeft(sameRescue(rescue))}>
          Biarkan
        </Button>
      </section>
      {isOpen && <RescueDialog known={known} rescue={rescue} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Both ways out, before and after, and what each leaves uncovered. */
function RescueDialog({ known, rescue, onClose }: RescueProps & { onClose: () => void }) {
  const moving = useRowMoves(known);
  const { merge, shift, late } = rescue;
  const take = (moves: readonly RowMove[], done: string) => {
    moving.make({ moves, done });
    onClose();
  };
  return (
    <Dialog
      title="Minggu yang hilang"
      width="wide"
      onClose={onClose}
      actions={
        <>
          <CloseButton variant="quiet">Biarkan</CloseButton>
          <Button
            variant={merge.joined.length > 0 ? 'secondary' : 'primary'}
            disabled={shift.moves.length === 0}
            onClick={() => take(shift.moves, 'Baris dianjak.')}
          >
            Anjak sahaja
          </Button>
          {merge.joined.length > 0 && (
            <Button
              disabled={merge.moves.length === 0}
              onClick={() => take(merge.moves, 'Minggu digabung dan dianjak.')}
            >
              Gabung dan anjak
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        {merge.joined.length > 0 && (
          <Way
            title="Gabung dan anjak"
            known={known}
            moves={merge.moves}
            uncovered={[]}
            late={late.merge}
            joined={merge.joined}
          />
        )}
        <Way
          title="Anjak sahaja"
          known={known}
          moves={shift.moves}
          uncovered={shift.uncoveredIds}
          late={late.shift}
          joined={[]}
        />
      </div>
    </Dialog>
  );
}

type WayProps = {
  title: string;
  known: Known;
  moves: readonly RowMove[];
  uncovered: readonly string[];
  late: readonly string[];
  joined: readonly (readonly string[])[];
};

function Way({ title, known: { rows, weeks }, moves, uncovered, late, joined }: WayProps) {
  const named = (ids: readonly string[]) =>
    rows.filter(({ id }) => ids.includes(id)).map((row: PlanRow) => rowName(row));
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      <p className={uncovered.length > 0 ? 'text-warning' : 'text-muted'}>
        {uncovered.length > 0
          ? `Tidak sempat: ${formatList(named(uncovered))}.`
          : 'Semua isi mendapat minggu.'}
      </p>
      {late.length > uncovered.length && (
        <p className="text-warning">Selepas peperiksaan bermula: {formatList(named(late))}.</p>
      )}
      {joined.map((ids) => (
        <p key={ids.join()}>Dalam satu minggu: {formatList(named(ids))}.</p>
      ))}
      <MovePreview caption={`${title}: sebelum dan selepas`} rows={rows} weeks={weeks} moves={moves} />
    </section>
  );
}
