import { classesByPattern, typedNames } from '@rules/classes/domain/class-names';
import { createClassesBounds } from '../../../api/bounds/create-classes';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { TextareaField } from '../../../ui/textarea-field';
import { addClasses, type GradeLevel, type SchoolClass } from '../calls';
import type { Known } from '../known';
import { LevelChoice } from '../level-choice';
import { shiftOptions } from '../words';

type Pattern = { levels: GradeLevel[]; names: string; shift: SchoolClass['shift'] };

type PatternSheetProps = Known & { onOne: () => void; onClose: () => void };

/** As many as one request may bring. */
const { most } = createClassesBounds.classes;

/** A class of each level by each name: six levels and two names make twelve classes. */
export function PatternSheet({ year, classes, onOne, onClose }: PatternSheetProps) {
  const newOnes = ({ levels, names }: Pattern) => classesByPattern(levels, typedNames(names), classes);
  const adding = useChange(
    (pattern: Pattern, newId) =>
      addClasses(
        newOnes(pattern).map(({ name, gradeLevels }) => ({
          id: newId(),
          academicYearId: year.id,
          name,
          gradeLevels: [...gradeLevels],
          shift: pattern.shift,
          stream: null,
          classTeacherId: null,
          groups: [],
        })),
      ),
    { done: ({ items }) => `${items.length} kelas dicipta.`, changes: ['classes'] },
  );
  const begun: Pattern = { levels: [], names: '', shift: 'morning' };
  const form = useForm({
    begun,
    check(pattern) {
      if (pattern.levels.length === 0)
        return [{ field: 'levels', message: 'Sila pilih tahun atau tingkatan.' }];
      if (typedNames(pattern.names).length === 0)
        return [{ field: 'names', message: 'Sila isi sekurang-kurangnya satu nama.' }];
      const { length } = newOnes(pattern);
      if (length === 0) return [{ field: 'names', message: 'Semua kelas ini sudah ada.' }];
      return length > most ? [{ field: 'names', message: `Paling banyak ${most} kelas sekali cipta.` }] : [];
    },
    send: adding.send,
    onSent: onClose,
  });
  const coming = newOnes(form.values);
  return (
    <Sheet title="Cipta banyak kelas" onClose={onClose}>
      <Form form={form} title="Kelas belum dicipta">
        <LevelChoice
          {...form.at('levels')}
          value={form.values.levels}
          onChange={(levels) => form.edit({ levels })}
        />
        <TextareaField
          {...form.field('names')}
          label="Nama kelas"
          help="Satu nama setiap baris, tanpa tahun: Bestari, Cemerlang."
          rows={3}
        />
        <SelectField {...form.choice('shift', shiftOptions)} label="Sesi persekolahan" />
        {coming.length > 0 && (
          <p dir="auto" className="text-muted text-sm">
            {coming.map(({ name }) => name).join(', ')}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={form.isBusy}>
            {coming.length > 0 ? `Cipta ${coming.length} kelas` : 'Cipta kelas'}
          </Button>
          <Button variant="quiet" onClick={onOne}>
            Satu kelas sahaja
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
