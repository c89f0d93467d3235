import { CURRICULA } from '@rules/classes/domain/subject';
import { useQuery } from '@tanstack/react-query';
import { RecordSheet } from '../../nouns/record-sheet';
import { malaysianDate } from '../../ui/format';
import { NumberField } from '../../ui/number-field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { languageOptions, levelOptions, subjectsQuery } from '../classes';
import type { Edition } from './calls';
import { editions, rightOptions } from './words';

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
  const chosen = (subjectId: string, { subjectName }: EditionFields) => {
    const subject = subjects.find(({ id }) => id === subjectId);
    const known = subject && { subjectName: subject.name, language: subject.language };
    return { subjectId, ...(subjectName === '' && known) };
  };
  return (
    <RecordSheet
      noun={editions}
      edited={edited}
      begun={fieldsOf(edited)}
      check={problemsOf}
      contentOf={({ subjectId, year, ...fields }) => ({
        ...fields,
        subjectId: subjectId || null,
        year: Number(year),
      })}
      onClose={onClose}
      fields={{
        curriculum: (form) => (
          <SelectField {...form.choice('curriculum', curriculumOptions)} label="Kurikulum" />
        ),
        subjectId: (form) => (
          <SelectField
            {...form.field('subjectId')}
            label="Subjek sekolah"
            optional
            help="Rancangan subjek ini dibuat daripada kurikulum ini."
            options={[
              { value: '', label: 'Tidak dipautkan' },
              ...subjects.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => form.edit(chosen(target.value, form.values))}
          />
        ),
        subjectName: (form) => (
          <TextField {...form.field('subjectName')} label="Nama dalam dokumen" dir="auto" />
        ),
        gradeLevel: (form) => (
          <SelectField {...form.choice('gradeLevel', levelOptions)} label="Tahun atau tingkatan" />
        ),
        language: (form) => (
          <SelectField {...form.choice('language', languageOptions)} label="Bahasa dokumen" />
        ),
        year: (form) => <NumberField {...form.field('year')} label="Mulai sesi" />,
        source: (form) => (
          <TextField
            {...form.field('source')}
            label="Sumber"
            help="Dari mana teks ini, contohnya tajuk dokumen dan tahun."
          />
        ),
        right: (form) => (
          <SelectField
            {...form.choice('right', rightOptions)}
            label="Hak guna"
            help="Teks DSKP milik penerbitnya. Sekolah bertanggungjawab atas hak menggunakannya."
          />
        ),
      }}
    />
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
