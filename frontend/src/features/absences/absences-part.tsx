import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { EmptyState } from '../../ui/empty-state';
import { malaysianDate } from '../../ui/format';
import { AbsenceList } from './absence-list';
import { AbsenceSheet } from './absence-sheet-later';
import { byToday } from './absence-words';
import { type Absence, absencesQuery, colleaguesQuery } from './calls';

type AbsencesPartProps = {
  userId: string;
  /** Enters it for anybody: the duty of absences, and administrators. */
  isOffice: boolean;
  /** Under what it stands on its page. */
  heading: 'h2' | 'h3';
  isAdding: boolean;
  onClose: () => void;
};

/** Who is away today, and who will be. */
export function AbsencesPart({ userId, isOffice, heading, isAdding, onClose }: AbsencesPartProps) {
  const [edited, setEdited] = useState<Absence>();
  const today = malaysianDate(new Date());
  const known = allOf(useQuery(absencesQuery(today)), useQuery(colleaguesQuery()));
  return (
    <QueryStates query={known} what="Ketiadaan">
      {([absences, colleagues]) => {
        const names = new Map(colleagues.map((each) => [each.userId, each.displayName]));
        const nameOf = (personId: string) => names.get(personId) ?? 'Bekas ahli sekolah';
        const split = byToday(absences, today);
        const listing = { nameOf, today, onEdit: setEdited };
        const close = () => (edited ? setEdited(undefined) : onClose());
        return (
          <div className="flex flex-col gap-8">
            {absences.length === 0 && (
              <EmptyState icon="calendar" title="Tiada ketiadaan direkod">
                Siapa yang tidak hadir hari ini atau kemudian muncul di sini sebaik sahaja direkod.
              </EmptyState>
            )}
            {split.today.length > 0 && (
              <Part heading={heading} title="Hari ini">
                <AbsenceList caption="Tidak hadir hari ini" absences={split.today} {...listing} />
              </Part>
            )}
            {split.coming.length > 0 && (
              <Part heading={heading} title="Akan datang">
                <AbsenceList caption="Akan tidak hadir" absences={split.coming} {...listing} />
              </Part>
            )}
            {(isAdding || edited) && (
              <Suspense>
                <AbsenceSheet
                  key={edited?.id}
                  edited={edited}
                  people={isOffice ? colleagues : undefined}
                  userId={userId}
                  today={today}
                  onClose={close}
                />
              </Suspense>
            )}
          </div>
        );
      }}
    </QueryStates>
  );
}

type PartProps = Pick<AbsencesPartProps, 'heading'> & { title: string; children: ReactNode };

function Part({ heading: Heading, title, children }: PartProps) {
  return (
    <section aria-label={title}>
      <Heading className="pb-3 font-semibold">{title}</Heading>
      {children}
    </section>
  );
}
