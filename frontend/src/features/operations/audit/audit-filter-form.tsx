import { useNavigate } from 'react-router';
import { DateField } from '../../../ui/date-field';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { FilterFrame } from '../filter-frame';
import { knownActions } from '../names';
import { type AuditFilter, addressOfAudit, auditFilterOf } from './audit-filter';

const actions = [{ value: '', label: 'Semua' }, ...knownActions];

/** What is asked for stands in the address, so that it can be sent to a colleague. */
export function AuditFilterForm({ filter }: { filter: AuditFilter }) {
  const navigate = useNavigate();
  return (
    <FilterFrame
      label="Tapis jejak audit"
      shown={addressOfAudit(filter)}
      count={Object.keys(filter).length}
      columns={5}
      onAsk={(asked) => void navigate({ search: addressOfAudit(auditFilterOf(asked)) })}
    >
      <TextField name="actor" label="Oleh (e-mel)" defaultValue={filter.actor} autoCapitalize="none" />
      <SelectField name="action" label="Tindakan" options={actions} defaultValue={filter.action ?? ''} />
      <TextField name="school" label="Kod sekolah" defaultValue={filter.school} autoCapitalize="none" />
      <DateField name="from" label="Dari" defaultValue={filter.from} />
      <DateField name="to" label="Hingga" defaultValue={filter.to} />
    </FilterFrame>
  );
}
