import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { errorMessage } from '../../../api/error-messages';
import { Button } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { RadioField } from '../../../ui/radio-field';
import { showToast } from '../../../ui/toast';
import { useFormErrors } from '../../../ui/use-form-errors';
import { type BillingDetails, type BillingOverview, detailsQuery } from '../queries';
import { ContactFields } from './contact-fields';
import { PayerFieldset } from './payer-fieldset';
import { ids, payerBody, payerErrors, readPayerForm } from './payer-form';

type PayerEditorProps = {
  schoolCode: string;
  details: BillingDetails;
  providers: BillingOverview['providers'];
  onSaved?: () => void;
};

/** Who pays, who gets receipts, and the way to pay that stands chosen. What was typed stays when saving fails. */
export function PayerEditor({ schoolCode, details, providers, onSaved }: PayerEditorProps) {
  const { errors, setErrors, onInput } = useFormErrors();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: BillingDetails) =>
      unwrap(api.PUT('/api/billing/details', { body: { schoolCode, ...body } })),
    onSuccess(saved) {
      queries.setQueryData(detailsQuery(schoolCode).queryKey, saved);
      void showToast({ type: 'success', message: 'Butiran pembayar disimpan.' });
      onSaved?.();
    },
    onError: (failure) => setErrors([{ message: errorMessage(failure) }]),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = readPayerForm(new FormData(event.currentTarget));
    const problems = payerErrors(fields);
    setErrors(problems);
    if (problems.length === 0) saving.mutate(payerBody(fields));
  }

  return (
    <form noValidate onInput={onInput} onSubmit={submit} className="flex max-w-xl flex-col gap-8">
      <FormSummary errors={errors} title="Butiran belum disimpan" />
      <RadioField
        id={ids.preferred}
        name={ids.preferred}
        label="Kaedah pembayaran pilihan"
        help="Dipilih dahulu setiap kali sekolah membayar. Boleh ditukar semasa membayar."
        options={[
          { value: '', label: 'Tiada pilihan' },
          ...providers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        defaultValue={details.preferredProvider ?? ''}
      />
      <PayerFieldset details={details} errors={errors} />
      <ContactFields contacts={details.contacts} errors={errors} />
      <Button type="submit" busy={saving.isPending} className="self-start">
        Simpan
      </Button>
    </form>
  );
}
