import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useCurrentSchool } from '../../school/current-school';
import { administers } from '../../school/roles';
import { useWriter } from '../../school/use-writer';
import { useSession } from '../../session/use-session';
import { Button } from '../../ui/button';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { absencesSentence } from './absence-words';
import { AbsencesPart } from './absences-part';
import { absencesQuery, absenceTable } from './calls';

const TableDownload = lazy(async () => ({
  default: (await import('../../queries/table-download')).TableDownload,
}));

/** Everybody says here that they will be away; the office says it for anybody. */
export function AbsencesScreen() {
  const [isAdding, setAdding] = useState(false);
  const { membership } = useCurrentSchool();
  const { refusals } = useWriter();
  const userId = useSession()?.user.id ?? '';
  const today = malaysianDate(new Date());
  const { data } = useQuery(absencesQuery(today));
  const isOffice = administers(membership) || membership.duties.includes('absences');
  return (
    <>
      <PageHeader
        title="Ketiadaan"
        state={data && absencesSentence(data, today)}
        action={
          <>
            {isOffice && (
              <Suspense>
                <TableDownload name="ketiadaan" fetch={(format) => absenceTable(today, format)} />
              </Suspense>
            )}
            {!refusals.create && (
              <Button icon="add" onClick={() => setAdding(true)}>
                Maklumkan tidak hadir
              </Button>
            )}
          </>
        }
      />
      <AbsencesPart heading="h2" {...{ userId, isOffice, isAdding }} onClose={() => setAdding(false)} />
    </>
  );
}
