import { suspendBounds } from '../../api/bounds/suspend';
import { Form } from '../../forms/form';
import { brokenRules } from '../../forms/form-problem';
import { reasonProblems } from '../../forms/reason-problems';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/date-field';
import { Sheet } from '../../ui/sheet';
import { TextField } from '../../ui/text-field';
import { type Member, suspendMember } from './calls';
import { spanRules } from './span-rules';

type SuspensionSheetProps = { member: Member; today: string; onClose: () => void };

/** For a leave, or for somebody who has gone and may come back: nothing of theirs is touched. */
export function SuspensionSheet({ member, today, onClose }: SuspensionSheetProps) {
  const { userId, displayName, suspension } = member;
  const suspending = useChange(
    ({ from, to, reason }: { from: string; to: string; reason: string }) =>
      suspendMember(userId, { from, to: to || null, reason: reason.trim() }),
    { done: `Akses ${displayName} digantung.`, changes: ['people'] },
  );
  const form = useForm({
    bounds: suspendBounds,
    begun: {
      from: suspension?.from ?? today,
      to: suspension?.to ?? '',
      reason: suspension?.reason ?? '',
    },
    check: (values) => [...brokenRules(spanRules, values), ...reasonProblems(values)],
    send: suspending.send,
    onSent: onClose,
  });
  return (
    <Sheet title={`Gantung akses ${displayName}`} onClose={onClose}>
      <Form form={form} title="Akses belum digantung">
        <p className="text-muted text-sm">
          Dalam tempoh ini {displayName} tidak dapat membuka sekolah dan tidak dikira dalam had guru pelan.
          Peranan, tugas dan rekodnya kekal.
        </p>
        <div className="grid grid-cols-2 gap-3">
          <DateField {...form.field('from')} label="Hari pertama" />
          <DateField {...form.field('to')} label="Hari terakhir" optional />
        </div>
        <TextField
          {...form.field('reason')}
          label="Sebab"
          help="Contohnya cuti bersalin. Dilihat oleh pentadbir sekolah sahaja."
        />
        <Button type="submit" busy={form.isBusy} className="self-start">
          Gantung akses
        </Button>
      </Form>
    </Sheet>
  );
}
