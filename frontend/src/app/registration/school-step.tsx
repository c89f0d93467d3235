import { groupNameOf } from '../../features/calendar/academic-calendar';
import { schoolYear2026 } from '../../features/calendar/school-year-2026';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { labelIn, schoolTypes, states, unchosen } from './school-choices';
import { StepForm, type StepProps } from './step-form';

const groups = {
  A: 'Kalendar akademik Kumpulan A: hari persekolahan Ahad hingga Khamis.',
  B: 'Kalendar akademik Kumpulan B: hari persekolahan Isnin hingga Jumaat.',
};

function calendarLine(state: string): string | undefined {
  return state ? groups[groupNameOf(schoolYear2026, labelIn(states, state))] : undefined;
}

export function SchoolStep(props: StepProps) {
  const { draft, onChange } = props;
  return (
    <StepForm {...props} step="sekolah">
      {(errorOf) => (
        <>
          <TextField
            id="name"
            name="name"
            label="Nama sekolah"
            help="Seperti pada kepala surat sekolah. Nama ini dicetak pada rancangan dan laporan."
            autoComplete="organization"
            maxLength={200}
            value={draft.name}
            onChange={({ target }) => onChange({ name: target.value })}
            error={errorOf('name')}
          />
          <SelectField
            id="schoolType"
            name="schoolType"
            label="Jenis sekolah"
            options={[unchosen, ...schoolTypes]}
            value={draft.schoolType}
            onChange={({ target }) => onChange({ schoolType: target.value })}
            error={errorOf('schoolType')}
          />
          <SelectField
            id="state"
            name="state"
            label="Negeri"
            help={calendarLine(draft.state) ?? 'Negeri menentukan kumpulan kalendar akademik sekolah.'}
            options={[unchosen, ...states]}
            value={draft.state}
            onChange={({ target }) => onChange({ state: target.value })}
            error={errorOf('state')}
          />
          <TextField
            id="ppd"
            name="ppd"
            label="Pejabat Pendidikan Daerah (PPD)"
            maxLength={120}
            value={draft.ppd}
            onChange={({ target }) => onChange({ ppd: target.value })}
            error={errorOf('ppd')}
          />
        </>
      )}
    </StepForm>
  );
}
