import { type FormEvent, useId, useState } from 'react';
import { errorMessage } from '../../../api/error-messages';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { FileField } from '../../../ui/file-field';
import { FormSummary } from '../../../ui/form-summary';
import { malaysianDate } from '../../../ui/format';
import { NumberField } from '../../../ui/number-field';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import { type ClaimFields, claimProblems, methodNames } from './claim';
import { UploadState } from './upload-state';
import { useSending } from './use-sending';

/** One of two, as it was asked for once, is chosen no more; what was sent so keeps it. */
const methodsBeside = (chosen: string) =>
  Object.entries(methodNames)
    .filter(([value]) => value !== 'bank-in' || value === chosen)
    .map(([value, label]) => ({ value, label }));
const evidence = { endings: ['.jpg', '.jpeg', '.png', '.pdf'], maxBytes: 5_000_000 };

type ClaimSheetProps = { schoolCode: string; begun: ClaimFields; onClose: () => void };

/** What was paid past every provider, and what shows it. What was typed and chosen stays when sending fails. */
export function ClaimSheet({ schoolCode, begun, onClose }: ClaimSheetProps) {
  const formId = useId();
  const [fields, setFields] = useState(begun);
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? claimProblems(fields, malaysianDate(new Date())) : {};
  const change = (part: Partial<ClaimFields>) => setFields({ ...fields, ...part });
  const sending = useSending(schoolCode, onClose);
  const file = sending.variables?.files[0];

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(claimProblems(fields, malaysianDate(new Date()))).length === 0) sending.mutate(fields);
  }

  function close() {
    sending.stop();
    onClose();
  }

  return (
    <Sheet title="Hantar bukti bayaran" onClose={close}>
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {sending.isError && (
          <FormSummary errors={[{ message: errorMessage(sending.error) }]} title="Bukti belum dihantar" />
        )}
        <SelectField
          label="Cara bayaran"
          options={methodsBeside(fields.method)}
          value={fields.method}
          onChange={({ target }) => change({ method: target.value })}
        />
        <TextField
          label="Nombor rujukan"
          help="Seperti pada slip, cek atau pesanan tempatan."
          maxLength={100}
          value={fields.reference}
          error={problems.reference}
          onChange={({ target }) => change({ reference: target.value })}
        />
        <NumberField
          isDecimal
          label="Jumlah (RM)"
          value={fields.amount}
          error={problems.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <DateField
          label="Tarikh bayaran"
          value={fields.paidOn}
          error={problems.paidOn}
          onChange={({ target }) => change({ paidOn: target.value })}
        />
        <FileField
          label="Bukti bayaran"
          help="JPEG, PNG atau PDF, sehingga 5 MB."
          {...evidence}
          files={fields.files}
          error={problems.files}
          onChange={(files) => change({ files })}
        />
        {file && sending.progress && <UploadState file={file} progress={sending.progress} />}
        <Button type="submit" icon="send" busy={sending.isPending} className="self-start">
          Hantar bukti
        </Button>
      </form>
    </Sheet>
  );
}
