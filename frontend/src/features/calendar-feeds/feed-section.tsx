import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { QueryStates } from '../../queries/query-states';
import { useChange } from '../../queries/use-change';
import { Button, buttonClass } from '../../ui/button';
import { CopyableCode } from '../../ui/copyable-code';
import { Dialog } from '../../ui/dialog';
import { formatShortDate } from '../../ui/format';
import { CloseButton } from '../../ui/frame';
import { Icon } from '../../ui/icon';
import { takeFocus } from '../../ui/take-focus';
import { type FeedOwner, feedQuery, removeFeed, renewFeed } from './calls';

type FeedSectionProps = { owner: FeedOwner; title: string; help: string };

/** One address. The server keeps only what proves it, so it is shown when it is made and never again. */
export function FeedSection({ owner, title, help }: FeedSectionProps) {
  const titleId = useId();
  const [address, setAddress] = useState<string>();
  const [asked, setAsked] = useState<'renewal' | 'removal'>();
  const renewal = useChange(async () => setAddress((await renewFeed(owner)).address), {
    changes: ['calendar-feeds'],
  });
  const removal = useChange(
    async () => {
      await removeFeed(owner);
      setAddress(undefined);
    },
    { done: 'Alamat dimatikan.', changes: ['calendar-feeds'] },
  );
  const query = useQuery(feedQuery(owner));
  const close = () => setAsked(undefined);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 border-line border-t py-5">
      <h3 id={titleId} className="font-semibold">
        {title}
      </h3>
      <p className="text-muted text-sm">{help}</p>
      {address && <MadeAddress key={address} address={address} title={title} />}
      <QueryStates query={query} what={title}>
        {({ isMade, madeAt, lastReadOn }) =>
          isMade ? (
            <>
              <p className="text-sm">
                Dijana {madeAt && formatShortDate(madeAt)}.{' '}
                {lastReadOn
                  ? `Kali terakhir dibaca oleh kalendar pada ${formatShortDate(lastReadOn)}.`
                  : 'Belum dibaca oleh mana-mana kalendar.'}
                {!address && ' Ia tidak dapat ditunjukkan lagi, kerana alamat itu sendiri tidak disimpan.'}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  variant="secondary"
                  icon="retry"
                  busy={renewal.isBusy}
                  onClick={() => setAsked('renewal')}
                >
                  Jana alamat baharu
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  icon="delete"
                  busy={removal.isBusy}
                  onClick={() => setAsked('removal')}
                >
                  Matikan alamat
                </Button>
              </div>
            </>
          ) : (
            <Button icon="link" busy={renewal.isBusy} onClick={() => renewal.make()} className="self-start">
              Jana alamat
            </Button>
          )
        }
      </QueryStates>
      {asked === 'renewal' && (
        <Question verb="Jana alamat baharu" onYes={renewal.make} onClose={close}>
          Kalendar yang mengikuti alamat lama tidak dikemas kini lagi sehingga diberi alamat baharu.
        </Question>
      )}
      {asked === 'removal' && (
        <Question verb="Matikan alamat" onYes={removal.make} onClose={close}>
          Kalendar yang mengikutinya tidak dikemas kini lagi.
        </Question>
      )}
    </section>
  );
}

function MadeAddress({ address, title }: { address: string; title: string }) {
  return (
    <div
      tabIndex={-1}
      ref={takeFocus}
      className="flex flex-col gap-3 rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft text-sm"
    >
      <p>
        <strong>Salin atau buka sekarang.</strong> Alamat ini ditunjukkan sekali ini sahaja.
      </p>
      <div className="text-text">
        <CopyableCode code={address} label={`${title.toLowerCase()} yang baharu`} />
      </div>
      <a
        href={address.replace(/^https?:/, 'webcal:')}
        className={buttonClass({ variant: 'secondary', size: 'small' }, 'self-start')}
      >
        <Icon name="external" />
        Buka dalam aplikasi kalendar
      </a>
    </div>
  );
}

type QuestionProps = { verb: string; onYes: () => void; onClose: () => void; children: string };

/** The address before it is gone for good: nothing takes that back, so it asks. */
function Question({ verb, onYes, onClose, children }: QuestionProps) {
  return (
    <Dialog
      title={`${verb}?`}
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {verb}
          </Button>
        </>
      }
    >
      <p>Alamat yang ada mati serta-merta dan tidak dapat dihidupkan semula. {children}</p>
    </Dialog>
  );
}
