import { levelName } from '@rules/classes/domain/grade-level';
import { curriculumOf } from '@rules/classes/domain/starter-subjects';
import { CURRICULA } from '@rules/classes/domain/subject';
import { lettersOf } from '@rules/classes/domain/subject-mark';
import type { Form } from '../../../forms/use-form';
import type { Opened } from '../../../nouns/noun-list';
import { RecordSheet } from '../../../nouns/record-sheet';
import { LessonMark } from '../../../ui/lesson-mark';
import { NumberField } from '../../../ui/number-field';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import type { GradeLevel, NewSubject, Subject } from '../calls';
import type { Known } from '../known';
import { LevelChoice } from '../level-choice';
import { periodsProblem, readPeriods } from '../periods';
import { hueOptions, languageOptions, levelOptions, religionOptions } from '../words';

type Level = { gradeLevel: GradeLevel; curriculum: Subject['levels'][number]['curriculum']; periods: string };
type SubjectFields = Pick<Subject, 'name' | 'code' | 'language'> & {
  religion: 'none' | 'islam' | 'moral';
  mark: string;
  /** Empty: the server chooses. */
  hue: string;
  levels: Level[];
};

const blank: SubjectFields = {
  name: '',
  code: '',
  language: 'ms',
  religion: 'none',
  mark: '',
  hue: '',
  levels: [],
};
const curriculumOptions = CURRICULA.map((curriculum) => ({ value: curriculum, label: curriculum }));
const placeOf = (level: GradeLevel) => levelOptions.findIndex(({ value }) => value === level);

export function SubjectSheet({ year, subjects, ...opened }: Known & Opened<Omit<NewSubject, 'id'>, Subject>) {
  const { edited } = opened;
  const calendarYear = Number(year.firstDay.slice(0, 4));
  return (
    <RecordSheet
      {...opened}
      begun={edited ? fieldsOf(edited) : blank}
      check={(fields) => problemsOf(fields, subjects, edited)}
      contentOf={contentOf}
      fields={{
        name: (form) => <TextField {...form.field('name')} label="Nama subjek" />,
        code: (form) => (
          <TextField {...form.field('code')} label="Kod" help="Seperti pada jadual, contohnya BM." />
        ),
        mark: (form) => <MarkFields form={form} />,
        hue: { with: 'mark' },
        language: (form) => (
          <SelectField {...form.choice('language', languageOptions)} label="Bahasa pengantar" />
        ),
        religion: (form) => (
          <SelectField
            {...form.choice('religion', religionOptions)}
            label="Menunjukkan agama murid"
            help="Pilih bagi Pendidikan Islam dan Pendidikan Moral: senarai muridnya ialah maklumat agama."
          />
        ),
        levels: (form) => <LevelFields form={form} calendarYear={calendarYear} />,
      }}
    />
  );
}

function MarkFields({ form }: { form: Form<SubjectFields> }) {
  const { name, code, mark, hue } = form.values;
  return (
    <div className="flex items-end gap-3">
      <TextField {...form.field('mark')} label="Tanda" help="Dua huruf pada kad dan jadual." optional />
      <SelectField {...form.choice('hue', hueOptions)} label="Warna tanda" />
      <span className="flex min-h-11 items-center">
        <LessonMark
          mark={mark.toUpperCase() || lettersOf(code || name)}
          hue={hue === '' ? null : Number(hue)}
          size="title"
        />
      </span>
    </div>
  );
}

type LevelFieldsProps = { form: Form<SubjectFields>; calendarYear: number };

function LevelFields({ form, calendarYear }: LevelFieldsProps) {
  const { levels } = form.values;

  const chooseLevels = (chosen: readonly GradeLevel[]) =>
    form.edit({
      levels: chosen
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map(
          (gradeLevel) =>
            levels.find((level) => level.gradeLevel === gradeLevel) ?? {
              gradeLevel,
              curriculum: curriculumOf(gradeLevel, calendarYear),
              periods: '',
            },
        ),
    });
  const editLevel = (at: number, part: Partial<Level>) =>
    form.edit({ levels: levels.map((level, place) => (place === at ? { ...level, ...part } : level)) });

  return (
    <>
      <LevelChoice
        {...form.at('levels')}
        value={levels.map(({ gradeLevel }) => gradeLevel)}
        onChange={chooseLevels}
      />
      {levels.map(({ gradeLevel, curriculum, periods }, at) => (
        <div key={gradeLevel} className="flex flex-wrap items-end gap-3">
          <NumberField
            {...form.at(`levels.${at}.periods`)}
            label={`${levelName(gradeLevel)}: waktu seminggu`}
            optional
            value={periods}
            onChange={({ target }) => editLevel(at, { periods: target.value })}
          />
          <SelectField
            {...form.at(`levels.${at}.curriculum`)}
            label="Kurikulum"
            aria-label={`${levelName(gradeLevel)}: kurikulum`}
            options={curriculumOptions}
            value={curriculum}
            onChange={({ target }) => {
              const chosen = CURRICULA.find((each) => each === target.value);
              if (chosen) editLevel(at, { curriculum: chosen });
            }}
          />
        </div>
      ))}
    </>
  );
}

function fieldsOf({ name, code, language, religion, mark, hue, levels }: Subject): SubjectFields {
  return {
    name,
    code,
    language,
    religion: religion ?? 'none',
    mark: mark ?? '',
    hue: String(hue ?? ''),
    levels: levels
      .toSorted((one, other) => placeOf(one.gradeLevel) - placeOf(other.gradeLevel))
      .map(({ gradeLevel, curriculum, periodsAWeek }) => ({
        gradeLevel,
        curriculum,
        periods: periodsAWeek === null ? '' : String(periodsAWeek),
      })),
  };
}

function contentOf(fields: SubjectFields): Omit<NewSubject, 'id'> {
  const { name, code, language, religion, mark, hue, levels } = fields;
  return {
    name: name.trim(),
    code: code.trim(),
    language,
    religion: religion === 'none' ? null : religion,
    mark: mark.trim().toUpperCase() || null,
    hue: hue === '' ? null : Number(hue),
    levels: levels.map(({ gradeLevel, curriculum, periods }) => ({
      gradeLevel,
      curriculum,
      periodsAWeek: readPeriods(periods),
    })),
  };
}

function problemsOf(
  { name, code, mark, levels }: SubjectFields,
  subjects: readonly Subject[],
  edited: Subject | undefined,
) {
  const typed = code.trim().toLowerCase();
  const isTaken = subjects.some((other) => other.id !== edited?.id && other.code.toLowerCase() === typed);
  const letters = mark.trim().toLowerCase();
  const isMarked =
    letters !== '' &&
    subjects.some((other) => other.id !== edited?.id && other.mark?.toLowerCase() === letters);
  return [
    ...(name.trim() === '' ? [{ field: 'name', message: 'Sila isi nama subjek.' }] : []),
    ...(typed === '' ? [{ field: 'code', message: 'Sila isi kod subjek.' }] : []),
    ...(isTaken ? [{ field: 'code', message: 'Kod ini sudah ada.' }] : []),
    ...(isMarked ? [{ field: 'mark', message: 'Subjek lain bertanda begini.' }] : []),
    ...levels.flatMap(({ periods }, at) => periodsProblem(`levels.${at}.periods`, periods)),
  ];
}
