import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../../queries/query-states';
import type { Editing } from '../../../../records/record-form';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { EmptyState } from '../../../../ui/empty-state';
import { formatShortDate, formatTime } from '../../../../ui/format';
import { SelectField } from '../../../../ui/select-field';
import { showToast } from '../../../../ui/toast';
import { fieldLabels, type PlanFields } from '../../plan';
import { type PlanVersion, versionsQuery } from './calls';
import { ChangedText } from './changed-text';
import { type ChangedField, changedFields, withWordsOf } from './changed-words';

type PlanVersionsProps = {
  planId: string;
  editing: Pick<Editing<PlanFields>, 'text' | 'edit'>;
  onClose: () => void;
};

/** What the plan said before, beside what it says now; taken back into the form, where it can be undone. */
export function PlanVersions({ planId, editing, onClose }: PlanVersionsProps) {
  const query = useQuery(versionsQuery(planId));
  return (
    <Dialog title="Versi terdahulu" width="wide" onClose={onClose}>
      <QueryStates
        query={query}
        what="Versi"
        safe="Rancangan anda selamat."
        empty={
          <EmptyState icon="history" title="Belum ada versi terdahulu">
            Satu versi disimpan setiap kali anda kembali menulis selepas sepuluh minit, dan sebelum rancangan
            ini diganti oleh salinan.
          </EmptyState>
        }
      >
        {(versions) => <Comparison versions={versions} editing={editing} onClose={onClose} />}
      </QueryStates>
    </Dialog>
  );
}

type ComparisonProps = Omit<PlanVersionsProps, 'planId'> & { versions: readonly PlanVersion[] };

function Comparison({ versions, editing: { text, edit }, onClose }: ComparisonProps) {
  const [chosen, choose] = useState(versions[0]?.version);
  const version = versions.find((each) => each.version === chosen) ?? versions[0];
  if (!version) return null;
  const changes = changedFields(version, text);
  function restore(from: PlanVersion) {
    edit(withWordsOf(from, text));
    onClose();
    void showToast({ type: 'success', message: `Versi ${nameOf(from)} dikembalikan.` });
  }
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Versi"
        value={String(version.version)}
        onChange={({ target }) => choose(Number(target.value))}
        options={versions.map((each) => ({ value: String(each.version), label: nameOf(each) }))}
      />
      {changes.length === 0 ? (
        <p className="text-muted text-sm">Versi ini sama dengan rancangan sekarang.</p>
      ) : (
        <>
          <p className="text-muted text-sm">
            Yang bercoret ada dalam versi ini sahaja; yang bergaris bawah ditulis selepasnya.
          </p>
          {changes.map((change) => (
            <Changed key={change.field} {...change} />
          ))}
          <Button icon="return" className="self-start" onClick={() => restore(version)}>
            Kembalikan versi ini
          </Button>
        </>
      )}
    </div>
  );
}

function Changed({ field, parts }: ChangedField) {
  return (
    <section>
      <h3 className="pb-1 font-semibold text-sm">{fieldLabels[field]}</h3>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap rounded-md bg-sunken p-3 text-sm">
        <ChangedText parts={parts} />
      </p>
    </section>
  );
}

const nameOf = ({ writtenAt }: PlanVersion) => `${formatShortDate(writtenAt)}, ${formatTime(writtenAt)}`;
