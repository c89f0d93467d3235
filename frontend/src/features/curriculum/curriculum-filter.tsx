import { GRADE_LEVELS, levelName } from '@rules/classes/domain/grade-level';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import type { Edition } from './calls';
import { useCurriculumAddress } from './curriculum-address';

/** What is sought, and in which subject and level; all of it stands in the address. */
export function CurriculumFilter({ editions }: { editions: readonly Edition[] }) {
  const { read, narrow } = useCurriculumAddress();
  const subjects = [...new Set(editions.map(({ subjectName }) => subjectName))];
  const levels = GRADE_LEVELS.filter((level) => editions.some(({ gradeLevel }) => gradeLevel === level));
  return (
    <search
      aria-label="Cari dalam kurikulum"
      className="grid grid-cols-2 items-end gap-3 pb-5 *:min-w-0 sm:flex sm:flex-wrap print:hidden"
    >
      <div className="max-sm:col-span-2 sm:w-72">
        <TextField
          type="search"
          label="Cari kod atau kata"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={read('sought')}
          onChange={({ target }) => narrow({ sought: target.value })}
        />
      </div>
      <SelectField
        label="Subjek"
        options={[
          { value: '', label: 'Semua subjek' },
          ...subjects.map((subject) => ({ value: subject, label: subject })),
        ]}
        value={read('subject')}
        onChange={({ target }) => narrow({ subject: target.value })}
      />
      <SelectField
        label="Tahun atau tingkatan"
        options={[
          { value: '', label: 'Semua' },
          ...levels.map((level) => ({ value: level, label: levelName(level) })),
        ]}
        value={read('level')}
        onChange={({ target }) => narrow({ level: target.value })}
      />
    </search>
  );
}
