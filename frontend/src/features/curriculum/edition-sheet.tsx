import { CURRICULA } from '@rules/classes/domain/subject';
import { useQuery } from '@tanstack/react-query';
import { newEditionBounds } from '../../api/bounds/new-edition';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { malaysianDate } from '../../ui/format';
import { NumberField } from '../../ui/number-field';
import { SelectField } from '../../ui/select-field';
import { Sheet } from '../../ui/sheet';
import { TextField } from '../../ui/text-field';
import { languageOptions, levelOptions, subjectsQuery } from '../classes';
import { addEdition, changeEdition, type Edition } from './calls';
import { refused, rightOptions } from './words';

type EditionSheetProps = { edited?: Edition; onClose: () => void };

/** `subjectId`: empty while it is linked with none. */
type EditionFields = Pick<
  Edition,
  'curriculum' | 'subjectName' | 'language' | 'gradeLevel' | 'source' | 'right'
> & { subjectId: string; year: string };

const curriculumOptions = CURRICULA.map((curriculum) => ({ value: curriculum, label: curriculum }));

/** What is said of a curriculum: of what it is, where its text is from, and by which right the school keeps it. */
export function EditionSheet({ edited, onClose }: EditionSheetProps) {
  const subjects = useQuery(subjectsQuery()).data ?? [];
  const saving = useChange(
    ({ subjectId, year, ...fields }: EditionFields, newId) => {
      const content = {
        ...fields,
        id: edited?.id ?? newId(),
        subjectId: subjectId || null,
        year: Number(year),
      };
      return edited ? changeEdition({ ...content, version: edited.version }) : addEdition(content);
    },
    { done: 'Kurikulum disimpan.', changes: ['curriculum'] },
  );
  const form = useForm({
    bounds: newEditionBounds,
    begun: fieldsOf(edited),
    check: problemsOf,
    send: saving.send,
    refused,
    onSent: onClose,
  });
  const chooseSubject = (subjectId: string) => {
    const subject = subjects.find(({ id }) => id === subjectId);
    const known = subject && { subjectName: subject.name, language: subject.language };
    form.edit({ subjectId, ...(form.values.subjectName === '' && known) });
  };
  return (
    <Sheet title={edited ? 'Ubah butiran kurikulum' : 'Tambah kurikulum'} onClose={onClose}>
      <Form form={form} title="Kurikulum belum disimpan">
        <SelectField {...form.choice('curriculum', curriculumOptions)} label="Kurikulum" />
        <SelectField
          {...form.field('subjectId')}
          label="Subjek sekolah"
          optional
          help="Rancangan subjek ini dibuat daripada kurikulum ini."
          options={[
            { value: '', label: 'Tidak dipautkan' },
            ...subjects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => chooseSubject(target.value)}
        />
        <TextField {...form.field('subjectName')} label="Nama dalam dokumen" dir="auto" />
        <SelectField {...form.choice('gradeLevel', levelOptions)} label="Tahun atau tingkatan" />
        <SelectField {...form.choice('language', languageOptions)} label="Bahasa dokumen" />
        <NumberField {...form.field('year')} label="Mulai sesi" />
        <TextField
          {...form.field('source')}
          label="Sumber"
          help="Dari mana teks ini, contohnya tajuk dokumen dan tahun."
        />
        <SelectField
          {...form.choice('right', rightOptions)}
          label="Hak guna"
          help="Teks DSKP milik penerbitnya. Sekolah bertanggungjawab atas hak menggunakannya."
        />
        <Button type="submit" busy={form.isBusy} className="self-start">
          Simpan
        </Button>
      </Form>
    </Sheet>
  );
}

function fieldsOf(edited: Edition | undefined): EditionFields {
  return {
    curriculum: edited?.curriculum ?? 'KSSR',
    subjectName: edited?.subjectName ?? '',
    subjectId: edited?.subjectId ?? '',
    language: edited?.language ?? 'ms',
    gradeLevel: edited?.gradeLevel ?? 'T1',
    year: edited ? String(edited.year) : malaysianDate(new Date()).slice(0, 4),
    source: edited?.source ?? '',
    right: edited?.right ?? 'permitted',
  };
}

function problemsOf({ subjectName, source, year }: EditionFields) {
  const isYear = /^20\d\d$/.test(year.trim());
  return [
    ...(subjectName.trim() === '' ? [{ field: 'subjectName', message: 'Sila isi nama subjek.' }] : []),
    ...(isYear ? [] : [{ field: 'year', message: 'Tulis tahun seperti 2026.' }]),
    ...(source.trim() === '' ? [{ field: 'source', message: 'Sila nyatakan sumber teks.' }] : []),
  ];
}
