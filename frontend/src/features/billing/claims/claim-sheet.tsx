import { sendClaimBounds } from '../../../api/bounds/send-claim';
import { Form } from '../../../forms/form';
import { UploadState } from '../../../forms/uploads/upload-state';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { FileField } from '../../../ui/file-field';
import { malaysianDate } from '../../../ui/format';
import { NumberField } from '../../../ui/number-field';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import { type ClaimFields, claimProblems, methodNames } from './claim';
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
  const sending = useSending(schoolCode);
  const form = useForm({
    bounds: sendClaimBounds,
    begun,
    check: (fields) => claimProblems(fields, malaysianDate(new Date())),
    send: sending.send,
    onSent: onClose,
  });
  const { method, files } = form.values;
  const [file] = files;

  function close() {
    sending.stop();
    onClose();
  }

  return (
    <Sheet title="Hantar bukti bayaran" onClose={close}>
      <Form form={form} title="Bukti belum dihantar">
        <SelectField {...form.field('method')} label="Cara bayaran" options={methodsBeside(method)} />
        <TextField
          {...form.field('reference')}
          label="Nombor rujukan"
          help="Seperti pada slip, cek atau pesanan tempatan."
        />
        <NumberField {...form.field('amount')} isDecimal label="Jumlah (RM)" />
        <DateField {...form.field('paidOn')} label="Tarikh bayaran" />
        <FileField
          {...form.at('files')}
          label="Bukti bayaran"
          help="JPEG, PNG atau PDF, sehingga 5 MB."
          {...evidence}
          files={files}
          onChange={(chosen) => form.edit({ files: chosen })}
        />
        {file && sending.progress && (
          <UploadState label="Memuat naik bukti" file={file} progress={sending.progress} />
        )}
        <Button type="submit" icon="send" busy={form.isBusy} className="self-start">
          Hantar bukti
        </Button>
      </Form>
    </Sheet>
  );
}
