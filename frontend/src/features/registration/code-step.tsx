import { appConfig } from '../../site/config';
import { schoolAddress } from '../../site/school-address';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { askAvailability, availabilityError } from './code-availability';
import { isOfficialCode } from './contest-code';
import { StepForm, type StepProps } from './step-form';
import { useAvailability } from './use-availability';

class CodeRefused extends Error {}

async function askFor(code: string): Promise<void> {
  const message = availabilityError((await askAvailability(code)).availability);
  if (message) throw new CodeRefused(message);
}

const refusedCode = (failure: unknown) =>
  failure instanceof CodeRefused ? [{ field: 'code', message: failure.message }] : undefined;

/** The code that becomes the address of the school. */
export function CodeStep(props: StepProps) {
  const { draft, onChange } = props;
  const code = draft.code.trim();
  const availability = useAvailability(code);
  const live = availability && availabilityError(availability);
  return (
    <>
      <StepForm {...props} step="kod" ask={() => askFor(code)} refused={refusedCode}>
        {(form) => (
          <>
            <p className="text-muted">
              Percubaan 30 hari untuk semua guru, tanpa kad kredit. Anda akan menjadi Admin Utama sekolah ini.
            </p>
            <TextField
              {...form.field('code')}
              label="Kod sekolah"
              help="Kod KPM, contohnya ABA1001. Sekolah tanpa kod boleh memilih nama pendek, contohnya sekolah-melati."
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={31}
              error={live ?? (availability ? undefined : form.at('code').error)}
            />
            <p role="status" className="min-h-6 break-words text-sm text-success">
              {availability === 'available' &&
                `Boleh digunakan. Alamat sekolah: ${schoolAddress(appConfig(), code, '')}`}
            </p>
          </>
        )}
      </StepForm>
      {availability === 'taken' && isOfficialCode(code) && (
        <Button variant="quiet" className="-mx-3 self-start" onClick={() => onChange({ contesting: code })}>
          Kod ini milik sekolah saya
        </Button>
      )}
    </>
  );
}
