import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { malaysianDate } from '../../ui/format';
import { AbsencesPart, absencesQuery, absencesSentence } from '../absences';

/** The office's list of who is away, beside the people. */
export function AbsencesSection({ userId }: { userId: string }) {
  const [isAdding, setAdding] = useState(false);
  const today = malaysianDate(new Date());
  const { data } = useQuery(absencesQuery(today));
  return (
    <section aria-labelledby="absences">
      <header className="flex flex-wrap items-end justify-between gap-3 pb-4">
        <div>
          <h2 id="absences" className="font-semibold text-lg">
            Ketiadaan
          </h2>
          {data && <p className="text-muted text-sm">{absencesSentence(data, today)}</p>}
        </div>
        <Button variant="secondary" icon="add" onClick={() => setAdding(true)}>
          Rekod ketiadaan
        </Button>
      </header>
      <AbsencesPart isOffice heading="h3" {...{ userId, isAdding }} onClose={() => setAdding(false)} />
    </section>
  );
}
