import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { formatDayRange, formatShortDate } from '../../ui/format';
import { copyDays, decideDifferences, saveDays } from './calls';
import { holidayNames } from './day-words';
import type { Known } from './known';
import { addressOf, partParameter } from './part-address';

/** A session that nobody has published: its days are the school's own, or those of the session before, moved. */
export function UnconfirmedNote({ known, mayChange }: { known: Known; mayChange: boolean }) {
  const { kept, year } = known;
  const copying = useChange(async () => saveDays(kept, await copyDays(year.id)), {
    done: 'Penggal sesi sebelum ini disalin. Sila semak tarikhnya.',
    changes: ['calendar'],
    undo: ({ academicYearId, version }) =>
      saveDays({ academicYearId, version }, kept.hasOwnDays ? kept.days : null),
  });
  return (
    <section
      aria-label="Belum disahkan"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-lg bg-warning-soft px-4 py-3 text-on-warning-soft text-sm"
    >
      <p className="min-w-0 flex-1 basis-64">
        <strong>Sesi {year.name} belum disahkan.</strong>{' '}
        {kept.days.terms.length === 0
          ? 'Kementerian belum menerbitkan kalendarnya. Setiap hari bekerja dikira hari persekolahan buat masa ini.'
          : 'Tarikh penggal di bawah ialah tarikh sekolah sendiri.'}
      </p>
      {mayChange && kept.days.terms.length === 0 && (
        <Button size="small" variant="secondary" busy={copying.isBusy} onClick={() => copying.make()}>
          Salin penggal sesi sebelum ini
        </Button>
      )}
      {mayChange && (
        <ButtonLink size="small" variant="secondary" to={addressOf({ [partParameter]: 'penggal' })}>
          {kept.days.terms.length === 0 ? 'Masukkan penggal' : 'Ubah penggal'}
        </ButtonLink>
      )}
    </section>
  );
}

/** What was published otherwise than the school has it, to take over line by line. */
export function Differences({ known, mayChange }: { known: Known; mayChange: boolean }) {
  const { kept } = known;
  const deciding = useChange(
    (decided: { accepted: string[]; declined: string[] }) => decideDifferences(kept, decided),
    { done: 'Kalendar dikemas kini.', changes: ['calendar'] },
  );
  if (kept.differences.length === 0 || !mayChange) return null;
  return (
    <section
      aria-label="Perbezaan dengan kalendar rasmi"
      className="mb-4 rounded-lg border border-line bg-raised p-4"
    >
      <h2 className="pb-2 font-semibold">Kalendar rasmi berbeza pada {kept.differences.length} perkara</h2>
      <ul className="divide-y divide-line text-sm">
        {kept.differences.map(({ key, act, term, holiday }) => {
          const line = term ?? holiday;
          if (!line) return null;
          const name = holiday ? `${holidayNames[holiday.kind]}: ${holiday.name}` : `Penggal ${term?.term}`;
          const days =
            line.from === line.to ? formatShortDate(line.from) : formatDayRange(line.from, line.to);
          return (
            <li key={key} className="flex flex-wrap items-center gap-2 py-2">
              <span className="min-w-0 flex-1 basis-56">
                {act === 'add' ? 'Tambah' : 'Buang'} {name} ({days})
              </span>
              <Button
                size="small"
                variant="secondary"
                busy={deciding.busyWith?.accepted.includes(key)}
                onClick={() => deciding.make({ accepted: [key], declined: [] })}
              >
                Terima
              </Button>
              <Button
                size="small"
                variant="quiet"
                onClick={() => deciding.make({ accepted: [], declined: [key] })}
              >
                Kekalkan yang ada
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
