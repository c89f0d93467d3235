import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { weekdayName } from '../timetable-words';
import type { StepProps } from './use-taken-over';

const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** Which days and weeks of the school those of the file are: asked where the file does not say it for certain. */
export function FileTimes({
  kept,
  school,
  taken,
  change,
}: Pick<StepProps, 'kept' | 'school' | 'taken' | 'change'>) {
  const { days, weeks } = taken;
  const asked = days.filter(({ isNamed }) => !isNamed);
  const open = asked.filter(({ choice }) => choice === null);
  const isFortnight = school.calendar.cycle.weeks === 2;
  return (
    <>
      {asked.length > 0 && (
        <section aria-labelledby="import-days" className="pb-5">
          <h2 id="import-days" className="pb-1 font-semibold">
            Hari dalam fail
          </h2>
          <p className="pb-3 text-muted text-sm">
            Hari ini tidak bernama, atau bukan hari persekolahan sekolah ini. Tiada yang diletakkan mengikut
            susunan tanpa pilihan anda.
          </p>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {asked.map(({ number, name, slots, choice }) => (
              <SelectField
                key={number}
                id={`import-day-${number}`}
                label={`${name ?? `Hari ke-${number}`} (${slots} slot)`}
                value={choice ?? ''}
                onChange={({ target }) => change({ days: { ...kept.days, [number]: target.value } })}
                options={[
                  ...(choice === null ? [{ value: '', label: 'Pilih…' }] : []),
                  ...weekdays.map((weekday) => ({ value: String(weekday), label: weekdayName(weekday) })),
                  { value: 'none', label: 'Jangan import' },
                ]}
              />
            ))}
          </div>
          {open.length > 0 && (
            <Button
              variant="secondary"
              size="small"
              className="mt-3"
              onClick={() =>
                change({
                  days: {
                    ...kept.days,
                    ...Object.fromEntries(open.map(({ number, proposed }) => [number, String(proposed)])),
                  },
                })
              }
            >
              Guna {open.map(({ proposed }) => weekdayName(proposed)).join(', ')}
            </Button>
          )}
        </section>
      )}
      {weeks.length > 0 && !(isFortnight && weeks.length === 2) && (
        <section aria-labelledby="import-weeks" className="pb-5">
          <h2 id="import-weeks" className="pb-1 font-semibold">
            Minggu dalam fail
          </h2>
          <p className="pb-3 text-muted text-sm">
            Fail ini mempunyai {weeks.length} minggu bergilir.{' '}
            {isFortnight
              ? 'Sekolah mempunyai dua: minggu A dan B.'
              : 'Sekolah mempunyai satu jadual bagi setiap minggu: pilih minggu yang diimport, atau ubah giliran minggu di Kalendar akademik dahulu.'}
          </p>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {weeks.map(({ number, name, slots, choice }) => (
              <SelectField
                key={number}
                id={`import-week-${number}`}
                label={`${name ?? `Minggu ${number}`} (${slots} slot bergilir)`}
                value={choice ?? ''}
                onChange={({ target }) => change({ weeks: { ...kept.weeks, [number]: target.value } })}
                options={[
                  ...(choice === null ? [{ value: '', label: 'Pilih…' }] : []),
                  ...(isFortnight
                    ? [
                        { value: '1', label: 'Minggu A' },
                        { value: '2', label: 'Minggu B' },
                      ]
                    : [{ value: '1', label: 'Import' }]),
                  { value: 'none', label: 'Jangan import' },
                ]}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
