import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { formatDate } from '../../../ui/format';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { type TimetableSet } from '../calls';
import { type Adoption, adoptTimetable } from './calls';

type Line = Adoption['lines'][number];
type AdoptionSheetProps = { adoption: Adoption; sets: readonly TimetableSet[]; onClose: () => void };

/** By line, what stands in the school's timetable for it. */
type Chosen = Readonly<Record<string, string>>;

const keyOf = ({ className, subject }: Line) => JSON.stringify([className, subject]);

const setIdOf = (line: Line, chosen: Chosen) => chosen[keyOf(line)] ?? line.matchedSetId ?? '';

/** What becomes of each class of the own week in the school's timetable. */
export function AdoptionSheet({ adoption, sets, onClose }: AdoptionSheetProps) {
  const { lines, taughtSetIds, timetableId, startsOn } = adoption;
  const taught = sets.filter(({ id }) => taughtSetIds.includes(id));
  const adopting = useChange(
    (chosen: Chosen) =>
      adoptTimetable({
        timetableId,
        matches: lines.flatMap((line) => {
          const teachingSetId = setIdOf(line, chosen);
          const { className, subject } = line;
          return line.teachingSetId === null && teachingSetId ? [{ className, subject, teachingSetId }] : [];
        }),
      }),
    {
      done: `Minggu anda mengikut jadual sekolah mulai ${formatDate(startsOn)}.`,
      changes: ['timetable'],
    },
  );
  const form = useForm({ begun: {} as Chosen, send: adopting.send, onSent: onClose });
  return (
    <Sheet title="Padankan dengan jadual sekolah" onClose={onClose}>
      <p className="pb-4 text-muted text-sm">
        Rancangan yang sudah ditulis untuk kelas anda menjadi rancangan kelas itu dalam jadual sekolah. Tiada
        rancangan yang dipadam.
      </p>
      <Form form={form} title="Jadual sekolah belum digunakan">
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li key={keyOf(line)} className="flex flex-col gap-2 py-3">
              <p dir="auto" className="wrap-anywhere font-medium">
                {line.className} · {line.subject}
              </p>
              <p className="text-muted text-sm">{countWords(line, setIdOf(line, form.values))}</p>
              {line.teachingSetId === null ? (
                <SelectField
                  label="Dalam jadual sekolah"
                  value={setIdOf(line, form.values)}
                  onChange={({ target }) => form.edit({ [keyOf(line)]: target.value })}
                  options={[
                    { value: '', label: 'Tiada, biarkan' },
                    ...taught.map(({ id, name, subjectName }) => ({
                      value: id,
                      label: `${name} · ${subjectName}`,
                    })),
                  ]}
                />
              ) : (
                line.matchedSetId !== line.teachingSetId && (
                  <p className="text-sm text-warning">
                    Tiada kelas ini dalam jadual sekolah. Rancangannya kekal sebagai tanpa slot.
                  </p>
                )
              )}
            </li>
          ))}
        </ul>
        <Button type="submit" icon="check" busy={form.isBusy} className="self-start">
          Guna jadual sekolah
        </Button>
      </Form>
    </Sheet>
  );
}

function countWords({ lessons, sameTime, matchedSetId }: Line, setId: string): string {
  const count = `${lessons} kelas seminggu`;
  if (setId === '' || setId !== matchedSetId) return count;
  if (sameTime === lessons) return `${count}, pada masa yang sama`;
  return sameTime === 0 ? `${count}, pada masa lain` : `${count}, ${sameTime} pada masa yang sama`;
}
