import { useState } from 'react';
import { newConsentBounds } from '../../../api/bounds/new-consent';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { malaysianDate } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import {
  type Consent,
  type ConsentKind,
  type NewConsent,
  type Pupil,
  recordConsent,
  withdrawConsent,
} from '../calls';
import { refused } from '../refusals';
import { wayOptions } from './consent-words';

type ConsentSheetProps = {
  pupil: Pupil;
  kind: ConsentKind;
  label: string;
  about: string;
  onClose: () => void;
};

type ConsentFields = Pick<Consent, 'guardianName' | 'way' | 'givenOn'>;

const beginConsent = (today: string): ConsentFields => ({ guardianName: '', way: 'form', givenOn: today });

/** What a guardian has agreed to: who, how and when. */
export function ConsentSheet({ pupil, kind, label, about, onClose }: ConsentSheetProps) {
  // Sent again after a dead network, it is the same consent.
  const [id] = useState(randomUuid);
  const recording = useChange((body: NewConsent) => recordConsent(pupil.id, body), {
    done: `Persetujuan direkod: ${label}.`,
    changes: ['consents'],
    undo: (_standings, { guardianName }) =>
      withdrawConsent(pupil.id, { consentId: id, guardianName, reason: 'Tersilap direkod.' }),
  });
  const today = malaysianDate(new Date());
  const form = useForm({
    bounds: newConsentBounds,
    begun: beginConsent(today),
    check: ({ guardianName, givenOn }) => [
      ...(guardianName.trim() === ''
        ? [{ field: 'guardianName', message: 'Sila isi nama penjaga yang memberi persetujuan.' }]
        : []),
      ...(givenOn === '' || givenOn > today
        ? [{ field: 'givenOn', message: 'Sila pilih tarikh persetujuan, selewat-lewatnya hari ini.' }]
        : []),
    ],
    send: (values) => recording.send({ ...values, guardianName: values.guardianName.trim(), id, kind }),
    onSent: onClose,
    refused,
  });
  return (
    <Sheet title={`Rekod persetujuan: ${label}`} onClose={onClose}>
      <Form form={form} title="Persetujuan belum direkod">
        <p className="text-muted text-sm">
          <span dir="auto">{pupil.name}</span>. {about}
        </p>
        <TextField
          {...form.field('guardianName')}
          label="Diberi oleh"
          help="Nama penjaga."
          autoComplete="off"
        />
        <SelectField {...form.choice('way', wayOptions)} label="Cara" />
        <DateField {...form.field('givenOn')} label="Tarikh" max={today} />
        <Button type="submit" busy={form.isBusy} className="self-start">
          Rekod
        </Button>
      </Form>
    </Sheet>
  );
}
