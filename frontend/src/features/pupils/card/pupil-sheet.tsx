import { useState } from 'react';
import { newPupilBounds } from '../../../api/bounds/new-pupil';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import type { AcademicYear } from '../../../school/academic-year';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { DateField } from '../../../ui/date-field';
import { malaysianDate } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import type { SchoolClass } from '../../classes';
import { addPupil, changePupil, deletePupil, type Pupil } from '../calls';
import { beginPlacing } from '../placing';
import { sexOptions } from '../pupil-words';
import { alikeIn, refused } from '../refusals';
import { AlikePupils } from './alike-pupils';
import { PlacingFieldset } from './placing-fieldset';
import {
  beginPupil,
  changedContent,
  changesNumber,
  newContent,
  type PupilFields,
  pupilProblems,
} from './pupil-fields';

type PupilSheetProps = {
  year: AcademicYear;
  classes: readonly SchoolClass[];
  /** Where a new pupil is placed unless told otherwise. */
  classId?: string;
  edited?: Pupil;
  onClose: () => void;
};

/** A new pupil with their class, or what is told of one who stands. */
export function PupilSheet({ year, classes, classId = '', edited, onClose }: PupilSheetProps) {
  const today = malaysianDate(new Date());
  const [id] = useState(() => edited?.id ?? randomUuid());
  const [alike, setAlike] = useState<readonly string[]>([]);
  const saving = useChange((fields: PupilFields) => save(id, fields, edited), {
    done: ({ name }) => (edited ? `Maklumat ${name} disimpan.` : `${name} ditambah.`),
    changes: ['pupils'],
    undo: (saved) => takeBack(saved, edited),
  });
  // The number before is known to nobody any more, so that there is no way back.
  const replacing = useChange((fields: PupilFields) => save(id, fields, edited), {
    done: ({ name }) => `Maklumat ${name} disimpan.`,
    changes: ['pupils'],
  });
  const form = useForm({
    bounds: newPupilBounds,
    begun: beginPupil(edited, beginPlacing(year, classId, today)),
    check: pupilProblems,
    send: (fields) => (edited && changesNumber(fields) ? replacing : saving).send(fields),
    refused: (failure) => {
      const found = alikeIn(failure);
      if (!found) return refused(failure);
      setAlike(found);
      return [{ field: 'isSomebodyElse', message: 'Sila sahkan bahawa ini murid lain.' }];
    },
    onSent: onClose,
  });
  return (
    <Sheet title={edited ? 'Ubah maklumat murid' : 'Tambah murid'} onClose={onClose}>
      <Form form={form} title="Murid belum disimpan">
        <TextField
          {...form.field('name')}
          label="Nama penuh"
          help="Seperti pada sijil kelahiran atau dokumen pengenalan."
          autoComplete="off"
          dir="auto"
        />
        <SelectField
          {...form.choice('sex', [{ value: '', label: 'Pilih jantina' }, ...sexOptions])}
          label="Jantina"
        />
        {!edited && (
          <PlacingFieldset
            at={form.at}
            year={year}
            classes={classes}
            value={form.values.placing}
            onChange={(placing) => form.edit({ placing })}
          />
        )}
        <TextField
          {...form.field('identityNumber')}
          label="MyKid, MyKad atau pasport"
          optional
          help={numberHelp(edited)}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          disabled={form.values.dropsNumber}
        />
        {edited?.numberEnding && (
          <CheckboxField {...form.box('dropsNumber')} label="Buang nombor yang disimpan" />
        )}
        <DateField {...form.field('birthDate')} label="Tarikh lahir" optional max={today} />
        <TextField {...form.field('registerNumber')} label="No. daftar sekolah" optional autoComplete="off" />
        {alike.length > 0 && <AlikePupils ids={alike} {...form.box('isSomebodyElse')} />}
        <Button type="submit" busy={form.isBusy} className="self-start">
          Simpan
        </Button>
      </Form>
    </Sheet>
  );
}

function numberHelp(edited: Pupil | undefined): string {
  return edited?.numberEnding
    ? `Nombor yang disimpan berakhir dengan ${edited.numberEnding}. Isi hanya untuk menukarnya.`
    : 'Disimpan dalam bentuk yang disulitkan; hanya angka akhirnya ditunjukkan.';
}

const save = (id: string, fields: PupilFields, edited: Pupil | undefined): Promise<Pupil> =>
  edited ? changePupil(id, changedContent(fields, edited)) : addPupil(newContent(id, fields));

function takeBack(saved: Pupil, edited: Pupil | undefined): Promise<unknown> {
  if (!edited) return deletePupil(saved.id);
  const { name, sex, registerNumber, birthDate } = edited;
  return changePupil(saved.id, { version: saved.version, name, sex, registerNumber, birthDate });
}
