import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { allOf } from '../../../queries/all-of';
import { QueryStates } from '../../../queries/query-states';
import type { AcademicYear } from '../../../school/academic-year';
import { Avatar } from '../../../ui/avatar';
import { malaysianDate } from '../../../ui/format';
import { SidePanel } from '../../../ui/side-panel';
import { SkeletonRows } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import type { SchoolClass } from '../../classes';
import { pictureQuery } from '../../pictures';
import { type History, historyQuery, type Pupil, pupilQuery } from '../calls';
import type { Erased } from '../paper/erased-tables';
import { classNameIn, presentPlacing } from '../placing';
import { numberText } from '../pupil-words';
import type { Reader } from '../reader';
import { CardActions } from './card-actions';
import { CardSummary } from './card-summary';
import { ClassHistory } from './class-history';
import { GuardiansPart } from './guardians-part';

const LazyConsentsPart = lazy(async () => ({
  default: (await import('../consents/consents-part')).ConsentsPart,
}));

type CardProps = {
  pupilId: string;
  reader: Reader;
  year: AcademicYear;
  isReadOnly: boolean;
  classes: readonly SchoolClass[];
  onClose: () => void;
  onErased: (erased: Erased) => void;
};

/** All that is told of one pupil to whom it concerns. */
export function PupilCard(props: CardProps) {
  const pupil = useQuery(pupilQuery(props.pupilId));
  const history = useQuery(historyQuery(props.pupilId));
  return (
    <SidePanel title={pupil.data?.name ?? 'Kad murid'} onClose={props.onClose}>
      <QueryStates query={allOf(pupil, history)} what="Kad murid">
        {([known, stays]) => <OpenCard {...props} pupil={known} history={stays} />}
      </QueryStates>
    </SidePanel>
  );
}

function OpenCard({ pupil, history, ...card }: CardProps & { pupil: Pupil; history: History }) {
  const [part, setPart] = useState('ringkas');
  const { data: photo } = useQuery(pictureQuery({ of: 'pupil', pupilId: pupil.id }));
  const today = malaysianDate(new Date());
  const placing = presentPlacing(history, card.year, today);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={pupil.name} picture={photo} size="large" />
        <p className="min-w-0 flex-1 text-muted text-sm">
          <span dir="auto">{classNameIn(card.classes, placing.classId)}</span> ·{' '}
          {numberText(pupil.numberEnding)}
        </p>
        {card.reader.keeps && !card.isReadOnly && (
          <CardActions {...card} pupil={pupil} placing={placing} today={today} />
        )}
      </div>
      <Tabs
        label="Kad murid"
        chosen={part}
        onChoose={setPart}
        tabs={[
          {
            key: 'ringkas',
            label: 'Ringkas',
            content: (
              <>
                <CardSummary {...card} pupil={pupil} placing={placing} today={today} />
                <h3 className="pt-5 font-semibold">Kelas</h3>
                <ClassHistory history={history} />
              </>
            ),
          },
          { key: 'penjaga', label: 'Penjaga', content: <GuardiansPart {...card} pupil={pupil} /> },
          {
            key: 'persetujuan',
            label: 'Persetujuan',
            content: (
              <Suspense fallback={<SkeletonRows label="Memuatkan persetujuan…" />}>
                <LazyConsentsPart {...card} pupil={pupil} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
