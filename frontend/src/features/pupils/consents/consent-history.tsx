import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { formatShortDate } from '../../../ui/format';
import { colleaguesQuery } from '../../absences';
import { type Consent, openConsents } from '../calls';
import { consentKinds, wayNames } from './consent-words';

/** Who gave what and took it back. Shown when asked for, because each opening leaves a line with the name of who looked. */
export function ConsentHistory({ pupilId }: { pupilId: string }) {
  const [consents, setConsents] = useState<readonly Consent[]>();
  const opening = useChange(async () => setConsents((await openConsents(pupilId)).consents), {
    changes: ['pupil-access-log'],
  });
  if (!consents)
    return (
      <div className="flex flex-col items-start gap-2 border-line border-t pt-4 text-muted text-sm">
        <p>Sejarah menamakan penjaga. Setiap bukaan direkodkan dengan nama anda.</p>
        <Button variant="quiet" icon="history" busy={opening.isBusy} onClick={() => opening.make()}>
          Tunjuk sejarah
        </Button>
      </div>
    );
  return (
    <section aria-label="Sejarah persetujuan" className="border-line border-t pt-4 text-sm">
      {consents.length === 0 ? (
        <p className="text-muted">Belum ada persetujuan direkodkan.</p>
      ) : (
        <ol className="divide-y divide-line">
          {consents.map((consent) => (
            <HistoryLine key={consent.id} {...consent} />
          ))}
        </ol>
      )}
    </section>
  );
}

function HistoryLine({ kind, guardianName, way, givenOn, enteredBy, ...withdrawal }: Consent) {
  const { withdrawnAt, withdrawnBy, withdrawalGuardian, withdrawalReason } = withdrawal;
  const { data: colleagues } = useQuery(colleaguesQuery());
  const nameOf = (id: string | null) =>
    colleagues?.find(({ userId }) => userId === id)?.displayName ?? 'bekas ahli sekolah';
  return (
    <li className="wrap-anywhere py-2.5">
      <span className="block font-medium">
        {consentKinds.find((each) => each.kind === kind)?.label}, {formatShortDate(givenOn)}
      </span>
      <span className="block text-muted">
        Diberi oleh <span dir="auto">{guardianName}</span> ({wayNames[way].toLowerCase()}), direkod oleh{' '}
        <span dir="auto">{nameOf(enteredBy)}</span>.
      </span>
      {withdrawnAt && (
        <span className="block text-muted">
          Ditarik balik {formatShortDate(withdrawnAt)} oleh <span dir="auto">{withdrawalGuardian}</span>
          {withdrawalReason && (
            <>
              {': '}
              <span dir="auto">{withdrawalReason}</span>
            </>
          )}
          , direkod oleh <span dir="auto">{nameOf(withdrawnBy)}</span>.
        </span>
      )}
    </li>
  );
}
