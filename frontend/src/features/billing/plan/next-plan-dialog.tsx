import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CloseButton } from '../../../ui/frame';
import { RadioField } from '../../../ui/radio-field';
import type { BillingOverview, Plan } from '../calls';
import { choosePlan } from './decisions';
import { usePlanChange } from './use-plan-change';

type NextPlanDialogProps = {
  schoolCode: string;
  overview: BillingOverview;
  plans: readonly Plan[];
  onClose: () => void;
};

/** A smaller plan, or any other, from the next renewal on. */
export function NextPlanDialog({ schoolCode, overview, plans, onClose }: NextPlanDialogProps) {
  const { plan, nextPlan, teachers } = overview;
  const choosing = usePlanChange(
    schoolCode,
    (planCode: string) => choosePlan(schoolCode, planCode),
    'Pelan berikutnya telah disimpan.',
  );
  const form = useForm({
    begun: { planCode: nextPlan?.code ?? plan?.code ?? '' },
    send: ({ planCode }) => choosing.send(planCode),
    onSent: onClose,
  });
  const chosen = form.values.planCode;
  const isTooSmall = (plans.find(({ code }) => code === chosen)?.teacherLimit ?? teachers) < teachers;
  return (
    <Dialog
      title="Pelan untuk tempoh berikutnya"
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          <Button type="submit" form={form.id} busy={form.isBusy}>
            Simpan
          </Button>
        </>
      }
    >
      <Form form={form} title="Pelan berikutnya belum disimpan">
        <RadioField
          {...form.field('planCode')}
          label="Pelan"
          help="Pelan semasa kekal hingga tarikh tamat. Pembaharuan berikutnya menggunakan pelan ini."
          options={plans.map(({ code, name, teacherLimit }) => ({
            value: code,
            label: code === plan?.code ? `${name} (pelan semasa)` : name,
            help: `Sehingga ${teacherLimit} guru`,
          }))}
        />
      </Form>
      {isTooSmall && (
        <p className="mt-4 rounded-md bg-warning-soft px-4 py-3 text-on-warning-soft text-sm">
          Sekolah ada {teachers} guru. Semua guru kekal, tetapi guru baharu tidak dapat ditambah.
        </p>
      )}
    </Dialog>
  );
}
