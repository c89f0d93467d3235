import { useState } from 'react';
import { errorMessage } from '../../../api/error-messages';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { FormSummary } from '../../../ui/form-summary';
import { formatMoney } from '../../../ui/format';
import { CloseButton } from '../../../ui/frame';
import { RadioField } from '../../../ui/radio-field';
import type { BillingOverview } from '../calls';
import { useUpgrade } from '../use-checkout';
import { upgradeQuote } from './plan-facts';

type UpgradeDialogProps = {
  schoolCode: string;
  overview: BillingOverview;
  preferredProvider: string | null;
  onClose: () => void;
};

/** The greater plans with what each costs for the rest of the term, before anything is paid. */
export function UpgradeDialog({ schoolCode, overview, preferredProvider, onClose }: UpgradeDialogProps) {
  const { upgrades, providers } = overview;
  const [planCode, setPlan] = useState(upgrades[0]?.planCode);
  const [provider, setProvider] = useState(
    (providers.find(({ id }) => id === preferredProvider) ?? providers[0])?.id,
  );
  const upgrade = useUpgrade(schoolCode);
  const offer = upgrades.find((each) => each.planCode === planCode);
  return (
    <Dialog
      title="Naik taraf pelan"
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          <Button
            icon="external"
            disabled={!offer || !provider}
            busy={upgrade.isPending || upgrade.isSuccess}
            onClick={() => planCode && provider && upgrade.mutate({ planCode, provider })}
          >
            {offer ? `Bayar ${formatMoney(offer.amountSen)}` : 'Bayar'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {upgrade.isError && (
          <FormSummary errors={[{ message: errorMessage(upgrade.error) }]} title="Pelan belum dinaik taraf" />
        )}
        <RadioField
          label="Pelan baharu"
          options={upgrades.map(({ planCode: value, name, teacherLimit, amountSen }) => ({
            value,
            label: `${name}, sehingga ${teacherLimit} guru`,
            help: formatMoney(amountSen),
          }))}
          value={planCode}
          onChange={(event) => setPlan(event.target.value)}
        />
        {providers.length > 1 && (
          <RadioField
            label="Bayar melalui"
            options={providers.map(({ id, name }) => ({ value: id, label: name }))}
            value={provider}
            onChange={(event) => setProvider(event.target.value)}
          />
        )}
        {offer && (
          <p role="status" className="text-muted text-sm">
            {upgradeQuote(offer)} Tarikh tamat tidak berubah. Had guru naik sebaik bayaran diterima.
          </p>
        )}
      </div>
    </Dialog>
  );
}
