import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { billingAddressBounds } from '../../../api/bounds/billing-address';
import { changeBillingDetailsBounds } from '../../../api/bounds/change-billing-details';
import { api } from '../../../api/client';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/button';
import { RadioField } from '../../../ui/radio-field';
import { showToast } from '../../../ui/toast';
import { type BillingDetails, type BillingOverview, detailsQuery } from '../calls';
import { ContactFields } from './contact-fields';
import { PayerFieldset } from './payer-fieldset';
import { fieldsOf, payerBody, payerProblems } from './payer-form';

type PayerEditorProps = {
  schoolCode: string;
  details: BillingDetails;
  providers: BillingOverview['providers'];
  onSaved?: () => void;
};

/** Who pays, who gets receipts, and the way to pay that stands chosen. What was typed stays when saving fails. */
export function PayerEditor({ schoolCode, details, providers, onSaved }: PayerEditorProps) {
  const queries = useQueryClient();
  const form = useForm({
    bounds: { ...changeBillingDetailsBounds, city: billingAddressBounds.city },
    begun: fieldsOf(details),
    stays: true,
    check: payerProblems,
    send: (fields) => unwrap(api.PUT('/api/billing/details', { body: { schoolCode, ...payerBody(fields) } })),
    onSent(saved) {
      queries.setQueryData(detailsQuery(schoolCode).queryKey, saved);
      void showToast({ type: 'success', message: 'Butiran pembayar disimpan.' });
      onSaved?.();
    },
  });
  return (
    <Form form={form} title="Butiran belum disimpan" className="max-w-xl gap-8">
      <RadioField
        {...form.field('preferred')}
        label="Kaedah pembayaran pilihan"
        help="Dipilih dahulu setiap kali sekolah membayar. Boleh ditukar semasa membayar."
        options={[
          { value: '', label: 'Tiada pilihan' },
          ...providers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <PayerFieldset form={form} />
      <ContactFields form={form} />
      <Button type="submit" busy={form.isBusy} className="self-start">
        Simpan
      </Button>
    </Form>
  );
}
