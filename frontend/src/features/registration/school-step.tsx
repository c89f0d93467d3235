import { TextField } from '../../ui/text-field';
import { SchoolFields } from '../school-profile';
import { StepForm, type StepProps } from './step-form';

export function SchoolStep(props: StepProps) {
  return (
    <StepForm {...props} step="sekolah">
      {(form) => (
        <>
          <TextField
            {...form.field('name')}
            label="Nama sekolah"
            help="Seperti pada kepala surat sekolah. Nama ini dicetak pada rancangan dan laporan."
            autoComplete="organization"
          />
          <SchoolFields form={form} />
        </>
      )}
    </StepForm>
  );
}
