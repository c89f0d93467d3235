import { changeGuardiansBounds } from '../../../api/bounds/change-guardians';
import { guardianBounds } from '../../../api/bounds/guardian';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import { type Guardian, type Pupil, saveGuardians } from '../calls';
import { relationOptions } from '../pupil-words';
import { contentOf, type GuardianFields, guardianProblems, isBlank } from './guardian-fields';

/** As many as the school keeps of one pupil. */
const { most } = changeGuardiansBounds.guardians;

const blank: GuardianFields = { name: '', relation: 'mother', phone: '', email: '' };

type GuardiansSheetProps = {
  pupil: Pupil;
  guardians: readonly Guardian[];
  onSaved: (guardians: readonly Guardian[]) => void;
  onClose: () => void;
};

/** All guardians of a pupil at once; whoever is called first stands first, and one whose name is emptied goes. */
export function GuardiansSheet({ pupil, guardians, onSaved, onClose }: GuardiansSheetProps) {
  const saving = useChange((sent: Guardian[]) => saveGuardians(pupil.id, sent), {
    // Nothing keeps an answer of theirs.
    changes: [],
    done: `Penjaga ${pupil.name} disimpan.`,
    undo: async () => onSaved((await saveGuardians(pupil.id, [...guardians])).guardians),
  });
  const form = useForm({
    begun: { guardians: [...guardians.map(fieldsOf), ...(guardians.length < most ? [blank] : [])] },
    check: (values) => guardianProblems(values.guardians),
    send: (values) => saving.send(values.guardians.filter((each) => !isBlank(each)).map(contentOf)),
    onSent: (saved) => {
      onSaved(saved.guardians);
      onClose();
    },
  });
  const { guardians: typed } = form.values;
  const edit = (at: number, part: Partial<GuardianFields>) =>
    form.edit({ guardians: typed.map((each, place) => (place === at ? { ...each, ...part } : each)) });
  return (
    <Sheet title={`Penjaga ${pupil.name}`} onClose={onClose}>
      <Form form={form} title="Penjaga belum disimpan">
        {typed.map((guardian, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place among a few, which never move
          <fieldset key={at} className="flex flex-col gap-3 border-line border-t pt-4">
            <legend className="sr-only">Penjaga {at + 1}</legend>
            <TextField
              {...form.at(`guardians.${at}.name`)}
              label={at === 0 ? 'Nama (dihubungi dahulu)' : 'Nama'}
              {...guardianBounds.name}
              autoComplete="off"
              value={guardian.name}
              onChange={({ target }) => edit(at, { name: target.value })}
            />
            <SelectField
              {...form.at(`guardians.${at}.relation`)}
              label="Hubungan"
              options={relationOptions}
              value={guardian.relation}
              onChange={({ target }) => {
                const chosen = relationOptions.find(({ value }) => value === target.value);
                if (chosen) edit(at, { relation: chosen.value });
              }}
            />
            <TextField
              {...form.at(`guardians.${at}.phone`)}
              label="Telefon"
              type="tel"
              optional
              maxLength={20}
              autoComplete="off"
              value={guardian.phone}
              onChange={({ target }) => edit(at, { phone: target.value })}
            />
            <TextField
              {...form.at(`guardians.${at}.email`)}
              label="E-mel"
              type="email"
              optional
              maxLength={254}
              autoComplete="off"
              value={guardian.email}
              onChange={({ target }) => edit(at, { email: target.value })}
            />
          </fieldset>
        ))}
        {typed.length < most && (
          <Button
            variant="quiet"
            icon="add"
            className="self-start"
            onClick={() => form.edit({ guardians: [...typed, blank] })}
          >
            Tambah penjaga lain
          </Button>
        )}
        <Button type="submit" busy={form.isBusy} className="self-start">
          Simpan
        </Button>
      </Form>
    </Sheet>
  );
}

const fieldsOf = ({ name, relation, phone, email }: Guardian): GuardianFields => ({
  name,
  relation,
  phone: phone ?? '',
  email: email ?? '',
});
