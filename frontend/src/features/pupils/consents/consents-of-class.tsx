import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import type { AcademicYear } from '../../../school/academic-year';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { type Column, DataTable } from '../../../ui/data-table';
import { PageHeader } from '../../../ui/page-header';
import { takeFirstFocus } from '../../../ui/step-focus';
import type { SchoolClass } from '../../classes';
import { type ConsentsOfListed, consentsOfClassQuery, type ListedPupil } from '../calls';
import { NotRecorded } from '../paper/not-recorded';
import { useRecordedPrint } from '../paper/use-recorded-print';
import { narrowedBy, withCard } from '../pupil-filter';
import { consentKinds, givenSentence, stateNames, stateTones } from './consent-words';

type ConsentsOfClassProps = {
  year: Pick<AcademicYear, 'id' | 'name'>;
  schoolClass: Pick<SchoolClass, 'id' | 'name'>;
  pupils: readonly ListedPupil[];
};
type Row = ConsentsOfListed & { place: number; name: string };

const columns: readonly Column<Row>[] = [
  { header: 'Nama', cell: ({ place, name }) => <NumberedName place={place} name={name} /> },
  ...consentKinds.map(({ kind, short }) => ({
    header: short,
    cell: (row: Row) => <Badge tone={stateTones[row[kind]]}>{stateNames[row[kind]]}</Badge>,
  })),
];

/** Who of a class has which consent, on the screen and on paper. */
export function ConsentsOfClass({ year, schoolClass, pupils }: ConsentsOfClassProps) {
  const [search] = useSearchParams();
  const asked = { academicYearId: year.id, classId: schoolClass.id };
  const query = useQuery(consentsOfClassQuery(asked));
  const [isDrawn, setDrawn] = useState(false);
  const printing = useRecordedPrint(asked, (kind) => setDrawn(kind !== undefined));
  const rows = pupils
    .flatMap(({ id, name }) => {
      const consents = query.data?.get(id);
      return consents ? [{ ...consents, name }] : [];
    })
    .map((row, at) => ({ ...row, place: at + 1 }));
  return (
    <>
      {!isDrawn && <NotRecorded />}
      <section
        ref={takeFirstFocus}
        aria-label={`Persetujuan: ${schoolClass.name}`}
        className={isDrawn ? undefined : 'print:hidden'}
      >
        <PageHeader
          title={`Persetujuan: ${schoolClass.name}`}
          state={query.data && `Sesi ${year.name} · daripada ${rows.length} murid: ${givenSentence(rows)}`}
          action={
            <>
              <ButtonLink to={`?${narrowedBy(search, {})}`} variant="secondary" icon="back">
                Senarai murid
              </ButtonLink>
              <Button icon="print" busy={printing.isBusy} onClick={() => printing.make('consents_printed')}>
                Cetak
              </Button>
            </>
          }
        />
        <QueryStates query={query} what="Persetujuan">
          {() => (
            <DataTable
              caption="Persetujuan"
              columns={columns}
              rows={rows}
              rowKey={({ pupilId }) => pupilId}
              rowTo={({ pupilId }) => `?${withCard(search, pupilId)}`}
            />
          )}
        </QueryStates>
      </section>
    </>
  );
}

function NumberedName({ place, name }: { place: number; name: string }) {
  return (
    <>
      <span className="text-muted tabular-nums">{place}.</span> <span dir="auto">{name}</span>
    </>
  );
}
