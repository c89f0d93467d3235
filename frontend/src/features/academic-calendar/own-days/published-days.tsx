import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { saveDays } from '../calls';
import type { Known } from '../known';

/** Of a session that was published: whose days these are, and the way back to the ministry's. */
export function PublishedDays({ known: { kept } }: { known: Known }) {
  const { academicYearId, days, hasOwnDays } = kept;
  const leaving = useChange(() => saveDays(kept, null), {
    done: 'Kalendar rasmi dipakai semula.',
    changes: ['calendar'],
    undo: ({ version }) => saveDays({ academicYearId, version }, days),
  });
  return (
    <div className="mb-5 flex max-w-3xl flex-wrap items-center gap-3 rounded-lg bg-info-soft px-4 py-3 text-on-info-soft text-sm">
      <p className="min-w-0 flex-1 basis-64">
        {hasOwnDays
          ? 'Sekolah ini memakai tarikh sendiri, bukan tarikh kalendar rasmi.'
          : 'Tarikh di bawah ialah tarikh kalendar rasmi. Jika anda mengubahnya, sekolah memakai tarikh sendiri. Cuti peristiwa dan hari ganti ditambah terus dalam kalendar.'}
      </p>
      {hasOwnDays && (
        <Button size="small" variant="secondary" busy={leaving.isBusy} onClick={() => leaving.make()}>
          Pakai kalendar rasmi
        </Button>
      )}
    </div>
  );
}
