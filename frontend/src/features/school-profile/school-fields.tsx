import { groupOf } from '@rules/calendar/school-week';
import type { Form } from '../../forms/use-form';
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

/** Which school it is, where, and under whom. */
export function SchoolFields({ form }: { form: Pick<Form<SchoolText>, 'field' | 'values'> }) {
  return (
    <>
      <SelectField {...form.field('schoolType')} label="Jenis sekolah" options={[unchosen, ...schoolTypes]} />
      <SelectField
        {...form.field('state')}
        label="Negeri"
        help={calendarLine(form.values.state)}
        options={[unchosen, ...states]}
      />
      <TextField {...form.field('ppd')} label="Pejabat Pendidikan Daerah (PPD)" />
    </>
  );
}
