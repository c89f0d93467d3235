import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { formatNumber, formatShortDate } from '../../../ui/format';
import { Panel } from '../panel';
import { useMayAct } from '../use-may-act';
import { AnswerDialog } from './answer-dialog';
import { type Contest, type ContestAnswer, contestsQuery } from './calls';

type Chosen = { contest: Contest; answer: ContestAnswer };

const columns: readonly Column<Contest>[] = [
  { header: 'Kod', cell: ({ code }) => code.toUpperCase() },
  {
    header: 'Didaftarkan sebagai',
    cell: ({ school }) => (
      <span className="block min-w-0 break-words">
        {school.name}
        <span className="block text-muted text-sm">
          {`${formatShortDate(school.registeredAt)}, ${formatNumber(school.people)} ahli, ${school.hasPaid ? 'pernah membayar' : 'belum pernah membayar'}`}
        </span>
      </span>
    ),
  },
  {
    header: 'Dibantah oleh',
    cell: ({ name, contact, email, contestedAt }) => (
      <span className="block min-w-0 break-words">
        {name}
        <span className="block text-muted text-sm">{`${contact}, ${email}, ${formatShortDate(contestedAt)}`}</span>
      </span>
    ),
  },
  {
    header: 'Sebab',
    cell: ({ reason }) => <span className="block min-w-0 whitespace-pre-line break-words">{reason}</span>,
  },
];

/** Official codes that somebody says are their school's: each waits for one answer. */
export function ContestList() {
  const query = useQuery(contestsQuery());
  const mayAct = useMayAct();
  const [chosen, setChosen] = useState<Chosen>();
  const actions = (contest: Contest) => (
    <>
      <Button size="small" variant="secondary" onClick={() => setChosen({ contest, answer: 'kept' })}>
        Sah, kekal
      </Button>
      {!contest.school.hasPaid && (
        <Button size="small" variant="secondary" onClick={() => setChosen({ contest, answer: 'released' })}>
          Lepaskan kod
        </Button>
      )}
    </>
  );
  return (
    <Panel title="Bantahan kod sekolah">
      <QueryStates query={query} what="Bantahan kod sekolah">
        {(contests) =>
          contests.length === 0 ? (
            <p className="text-muted text-sm">Tiada bantahan yang menunggu jawapan.</p>
          ) : (
            <DataTable
              caption="Bantahan kod sekolah"
              columns={columns}
              rows={contests}
              rowKey={({ id }) => id}
              actions={mayAct ? actions : undefined}
            />
          )
        }
      </QueryStates>
      {chosen && <AnswerDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  );
}
