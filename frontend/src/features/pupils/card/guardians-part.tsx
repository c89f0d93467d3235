import { useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { type Guardian, openGuardians, type Pupil } from '../calls';
import { relationNames } from '../pupil-words';
import type { Reader } from '../reader';
import { GuardiansSheet } from './guardians-sheet';

type GuardiansPartProps = { pupil: Pupil; reader: Reader; isReadOnly: boolean };

/** Whom the school calls. Shown when asked for, because each opening leaves a line with the name of who looked. */
export function GuardiansPart({ pupil, reader, isReadOnly }: GuardiansPartProps) {
  const [guardians, setGuardians] = useState<readonly Guardian[]>();
  const [isEditing, setEditing] = useState(false);
  const opening = useChange(async () => setGuardians((await openGuardians(pupil.id)).guardians), {
    changes: ['pupil-access-log'],
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="flex gap-2 text-muted text-sm">
        <Icon name="shield" size={16} className="mt-0.5" />
        Butiran penjaga hanya untuk guru kelas, pengurus murid dan pentadbir. Setiap bukaan direkodkan dengan
        nama anda.
      </p>
      {!guardians && (
        <Button
          variant="secondary"
          busy={opening.isBusy}
          className="self-start"
          onClick={() => opening.make()}
        >
          Tunjuk penjaga
        </Button>
      )}
      {guardians?.length === 0 && <p className="text-sm">Belum ada penjaga direkodkan.</p>}
      {guardians && guardians.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {guardians.map(({ name, relation, phone, email }) => (
            <li key={`${name}${phone}${email}`} className="flex flex-col gap-0.5 py-2.5 text-sm">
              <span dir="auto" className="wrap-anywhere font-medium">
                {name}
              </span>
              <span className="text-muted">{relationNames[relation]}</span>
              {phone && (
                <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-accent underline">
                  {phone}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className="wrap-anywhere text-accent underline">
                  {email}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {guardians && reader.keeps && !isReadOnly && (
        <Button variant="secondary" icon="edit" className="self-start" onClick={() => setEditing(true)}>
          {guardians.length === 0 ? 'Tambah penjaga' : 'Ubah penjaga'}
        </Button>
      )}
      {guardians && isEditing && (
        <GuardiansSheet
          pupil={pupil}
          guardians={guardians}
          onSaved={setGuardians}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}
