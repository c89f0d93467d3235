import { useState } from 'react';
import { Tabs } from '../../../ui/tabs';
import { CreditNoteList } from './credit-note-list';
import { InvoiceList } from './invoice-list';
import { PaymentList } from './payment-list';
import { ReceiptList } from './receipt-list';

type PapersProps = { schoolCode: string; canRenew: boolean };

/** Everything that says what was billed and paid. */
export function Papers({ schoolCode, canRenew }: PapersProps) {
  const [chosen, setChosen] = useState('invoices');
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="pb-3 font-semibold text-lg">
        Dokumen dan bayaran
      </h2>
      <Tabs
        label="Dokumen dan bayaran"
        chosen={chosen}
        onChoose={setChosen}
        tabs={[
          {
            key: 'invoices',
            label: 'Invois',
            content: <InvoiceList schoolCode={schoolCode} canRenew={canRenew} />,
          },
          { key: 'receipts', label: 'Resit', content: <ReceiptList schoolCode={schoolCode} /> },
          { key: 'creditNotes', label: 'Nota kredit', content: <CreditNoteList schoolCode={schoolCode} /> },
          { key: 'payments', label: 'Sejarah bayaran', content: <PaymentList schoolCode={schoolCode} /> },
        ]}
      />
    </section>
  );
}
