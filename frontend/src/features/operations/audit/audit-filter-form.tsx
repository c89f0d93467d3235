import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { DateField } from '../../../ui/date-field';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { askedOf } from '../asked-of';
import { knownActions } from '../names';
import { type AuditFilter, addressOfAudit, auditFilterOf } from './audit-filter';

const actions = [{ value: '', label: 'Semua' }, ...knownActions];

/** What is asked for stands in the address, so that it can be sent to a colleague. */
export function AuditFilterForm({ filter }: { filter: AuditFilter }) {
  const navigate = useNavigate();
  const address = addressOfAudit(filter);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate({ search: addressOfAudit(auditFilterOf(askedOf(event.currentTarget))) });
  }

  return (
    <form
      key={address}
      aria-label="Tapis jejak audit"
      onSubmit={submit}
      className="grid grid-cols-1 items-end gap-3 pb-6 sm:grid-cols-2 lg:grid-cols-5"
    >
      <TextField name="actor" label="Oleh (e-mel)" defaultValue={filter.actor} autoCapitalize="none" />
      <SelectField name="action" label="Tindakan" options={actions} defaultValue={filter.action ?? ''} />
      <TextField name="school" label="Kod sekolah" defaultValue={filter.school} autoCapitalize="none" />
      <DateField name="from" label="Dari" defaultValue={filter.from} />
      <DateField name="to" label="Hingga" defaultValue={filter.to} />
      <div className="flex gap-2 sm:col-span-2 lg:col-span-5">
        <Button type="submit" icon="search">
          Cari
        </Button>
        {address !== '' && (
          <ButtonLink variant="quiet" to={{ search: '' }}>
            Kosongkan
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
