import { LOG_YEARS } from '@rules/pupils/domain/log-retention';
import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { allOf } from '../../queries/all-of';
import { NextPageButton } from '../../queries/next-page-button';
import { QueryStates } from '../../queries/query-states';
import { formatShortDate, formatTime } from '../../ui/format';
import { Sheet } from '../../ui/sheet';
import { Tabs } from '../../ui/tabs';
import { colleaguesQuery } from '../absences';
import { type AccessLine, accessLogQuery, type ListLine, listLogQuery } from './calls';
import { takenListWords } from './pupil-words';
import type { Reader } from './reader';

const actWords: Record<AccessLine['act'], string> = {
  archive_taken: 'memuat turun salinan data',
  card_opened: 'membuka kad',
  found_by_number: 'mencari dengan no. pengenalan',
  guardians_opened: 'membuka penjaga',
  consents_opened: 'membuka sejarah persetujuan',
  erased: 'memadam selama-lamanya',
};

/** Who took which list away; and for administrators who did what with pupils that leaves a line. */
export function AccessLogSheet({ reader, onClose }: { reader: Reader; onClose: () => void }) {
  const [chosen, setChosen] = useState(reader.administers ? 'cards' : 'lists');
  return (
    <Sheet title="Rekod akses murid" onClose={onClose}>
      <p className="pb-4 text-muted text-sm">Setiap baris disimpan {LOG_YEARS} tahun.</p>
      {reader.administers ? (
        <Tabs
          label="Rekod"
          chosen={chosen}
          onChoose={setChosen}
          tabs={[
            { key: 'cards', label: 'Kad murid', content: <OpenedCards /> },
            { key: 'lists', label: 'Senarai', content: <TakenLists /> },
          ]}
        />
      ) : (
        <TakenLists />
      )}
    </Sheet>
  );
}

function OpenedCards() {
  return (
    <Lines<AccessLine>
      log={useInfiniteQuery(accessLogQuery())}
      none="Belum ada kad, butiran penjaga atau sejarah persetujuan dibuka, murid dicari dengan nombornya, salinan data dimuat turun, atau murid dipadam."
    >
      {({ act, pupilName }) => (
        <>
          {actWords[act]}: <span dir="auto">{pupilName ?? 'murid yang telah dipadam'}</span>
        </>
      )}
    </Lines>
  );
}

function TakenLists() {
  return (
    <Lines<ListLine>
      log={useInfiniteQuery(listLogQuery())}
      none="Belum ada senarai murid dicetak, atau senarai dan data sekolah dimuat turun."
    >
      {takenListWords}
    </Lines>
  );
}

type Line = { id: string; at: string; actorId: string };
type LinesProps<Of extends Line> = {
  log: UseInfiniteQueryResult<{ pages: { items: Of[] }[] }>;
  none: string;
  /** What was done, after the name of who did it. */
  children: (line: Of) => ReactNode;
};

function Lines<Of extends Line>({ log, none, children }: LinesProps<Of>) {
  const colleagues = useQuery(colleaguesQuery());
  const lines = log.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <QueryStates query={allOf({ ...log, data: lines }, colleagues)} what="Rekod akses">
        {([all, members]) =>
          all.length === 0 ? (
            <p className="text-muted">{none}</p>
          ) : (
            <ul className="divide-y divide-line text-sm">
              {all.map((line) => (
                <li key={line.id} className="wrap-anywhere py-2.5">
                  <span className="block text-muted tabular-nums">
                    {formatShortDate(line.at)}, {formatTime(new Date(line.at))}
                  </span>
                  {members.find(({ userId }) => userId === line.actorId)?.displayName ?? 'Bekas ahli sekolah'}{' '}
                  {children(line)}
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      <NextPageButton of={log} className="mt-4">
        Tunjuk yang terdahulu
      </NextPageButton>
    </>
  );
}
