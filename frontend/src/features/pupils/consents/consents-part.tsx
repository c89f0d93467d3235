import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { formatShortDate } from '../../../ui/format';
import { type ConsentStanding, consentsQuery, type Pupil } from '../calls';
import type { Reader } from '../reader';
import { ConsentHistory } from './consent-history';
import { ConsentSheet } from './consent-sheet';
import { consentKinds, stateNames, stateTones } from './consent-words';
import { PhotoOfPupil } from './photo-of-pupil';
import { WithdrawalDialog } from './withdrawal-dialog';

type ConsentsPartProps = { pupil: Pupil; reader: Reader; isReadOnly: boolean };
type Kind = (typeof consentKinds)[number];
type Open = { act: 'record' | 'withdraw'; kind: Kind };

/** What guardians agreed to, one after the other, and what hangs on it. */
export function ConsentsPart({ pupil, reader, isReadOnly }: ConsentsPartProps) {
  const [open, setOpen] = useState<Open>();
  const query = useQuery(consentsQuery(pupil.id));
  const mayChange = reader.keeps && !isReadOnly;
  const close = () => setOpen(undefined);
  return (
    <QueryStates query={query} what="Persetujuan">
      {(standings) => (
        <>
          <ul className="divide-y divide-line">
            {consentKinds.map((kind) => {
              const standing = standings.find((each) => each.kind === kind.kind);
              if (!standing) return null;
              return (
                <li key={kind.kind} className="flex flex-col items-start gap-2 py-4 text-sm first:pt-0">
                  <StandingLine kind={kind} standing={standing} />
                  {kind.kind === 'photo' && (
                    <PhotoOfPupil pupil={pupil} isAgreed={standing.state === 'given'} mayChange={mayChange} />
                  )}
                  {mayChange && (
                    <Button
                      variant={standing.state === 'given' ? 'quiet' : 'secondary'}
                      icon={standing.state === 'given' ? 'return' : 'add'}
                      onClick={() =>
                        setOpen({ act: standing.state === 'given' ? 'withdraw' : 'record', kind })
                      }
                    >
                      {standing.state === 'given' ? 'Tarik balik' : 'Rekod persetujuan'}
                      <span className="sr-only">{kind.label}</span>
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          <ConsentHistory pupilId={pupil.id} />
          {open?.act === 'record' && <ConsentSheet pupil={pupil} {...open.kind} onClose={close} />}
          {open?.act === 'withdraw' && <WithdrawalDialog pupil={pupil} {...open.kind} onClose={close} />}
        </>
      )}
    </QueryStates>
  );
}

function StandingLine({ kind, standing }: { kind: Kind; standing: ConsentStanding }) {
  const { state, givenOn } = standing;
  return (
    <div className="w-full">
      <p className="flex items-start justify-between gap-3">
        <span className="font-medium">{kind.label}</span>
        <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
      </p>
      <p className="pt-0.5 text-muted">
        {kind.about}
        {givenOn && (
          <>
            {' '}
            <span className="whitespace-nowrap">Diberi {formatShortDate(givenOn)}.</span>
          </>
        )}
      </p>
    </div>
  );
}
