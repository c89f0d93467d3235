import { TextField } from '../../ui/text-field';
import { SchoolFields } from '../school-profile';
import { StepForm, type StepProps } from './step-form';

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
          <SchoolFields text={draft} onChange={onChange} errorOf={errorOf} />
        </>
      )}
    </StepForm>
  );
}
