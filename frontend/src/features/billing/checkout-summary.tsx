import { errorMessage } from '../../api/error-messages';
import { Button } from '../../ui/button';
import { formatMoney } from '../../ui/format';
import { Icon } from '../../ui/icon';
import type { Plan } from './calls';
import { type Choice, priceOf } from './checkout-choice';
import { useCheckout } from './use-checkout';

type CheckoutSummaryProps = {
  schoolCode: string;
  choice: Choice;
  plan: Plan | undefined;
  isRunning: boolean;
};

/** What will be paid for what, and the button that goes to the bank. */
export function CheckoutSummary({ schoolCode, choice, plan, isRunning }: CheckoutSummaryProps) {
  const checkout = useCheckout(schoolCode);
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-raised p-5 lg:sticky lg:top-6 lg:mt-[2.9rem]">
      <p className="text-muted text-sm">
        Pelan {plan?.name}, {choice.termMonths} bulan
      </p>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">Jumlah</span>
        <span className="font-semibold text-2xl tabular-nums">
          {formatMoney(priceOf(plan, choice.termMonths) ?? 0)}
        </span>
      </p>
      <Button
        icon="external"
        busy={checkout.isPending || checkout.isSuccess}
        onClick={() => checkout.mutate(choice)}
      >
        Bayar sekarang
      </Button>
      {checkout.isError && (
        <p role="alert" className="flex gap-2 text-danger text-sm">
          <Icon name="danger" size={16} className="mt-0.5" />
          {errorMessage(checkout.error)}
        </p>
      )}
      <p className="text-muted text-sm">
        {isRunning
          ? 'Tempoh baharu disambung selepas tarikh tamat semasa. Tiada hari yang hilang.'
          : 'Tempoh baharu bermula pada hari pembayaran. Akses dibuka sebaik bank mengesahkannya.'}
      </p>
    </div>
  );
}
