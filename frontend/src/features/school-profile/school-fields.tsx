import { groupOf } from '@rules/calendar/school-week';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import type { ProfileText } from './profile-text';
import { schoolTypes, states, unchosen } from './school-choices';

const groups = {
  A: 'Kalendar akademik Kumpulan A: hari persekolahan Ahad hingga Khamis.',
  B: 'Kalendar akademik Kumpulan B: hari persekolahan Isnin hingga Jumaat.',
};

function calendarLine(state: string): string {
  return state ? groups[groupOf(state)] : 'Negeri menentukan kumpulan kalendar akademik sekolah.';
}

type SchoolText = Pick<ProfileText, 'schoolType' | 'state' | 'ppd'>;

type SchoolFieldsProps = {
  text: SchoolText;
  onChange: (change: Partial<SchoolText>) => void;
  errorOf: (field: keyof SchoolText) => string | undefined;
};

/** Which school it is, where, and under whom. */
export function SchoolFields({ text, onChange, errorOf }: SchoolFieldsProps) {
  return (
    <>
      <SelectField
        id="schoolType"
        name="schoolType"
        label="Jenis sekolah"
        options={[unchosen, ...schoolTypes]}
        value={text.schoolType}
        onChange={({ target }) => onChange({ schoolType: target.value })}
        error={errorOf('schoolType')}
      />
      <SelectField
        id="state"
        name="state"
        label="Negeri"
        help={calendarLine(text.state)}
        options={[unchosen, ...states]}
        value={text.state}
        onChange={({ target }) => onChange({ state: target.value })}
        error={errorOf('state')}
      />
      <TextField
        id="ppd"
        name="ppd"
        label="Pejabat Pendidikan Daerah (PPD)"
        maxLength={120}
        value={text.ppd}
        onChange={({ target }) => onChange({ ppd: target.value })}
        error={errorOf('ppd')}
      />
    </>
  );
}
