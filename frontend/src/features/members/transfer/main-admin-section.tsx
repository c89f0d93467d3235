import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { formatShortDate } from '../../../ui/format';
import { type Member } from '../calls';
import { endOffer, offerRole, transferQuery } from './calls';
import { OfferSheet } from './offer-sheet';

type MainAdminSectionProps = { userId: string; members: readonly Member[]; today: string };

/** For who is Admin Utama: the role goes on when somebody else has confirmed it. */
export function MainAdminSection({ userId, members, today }: MainAdminSectionProps) {
  const [isOffering, setOffering] = useState(false);
  const nameOf = (id: string) => members.find((member) => member.userId === id)?.displayName ?? '';
  const withdrawal = useChange((_receiverId: string) => endOffer(), {
    done: 'Tawaran ditarik balik.',
    changes: ['people'],
    undo: (_nothing, receiverId) => offerRole(receiverId),
  });
  return (
    <section aria-labelledby="main-admin">
      <h2 id="main-admin" className="pb-1 font-semibold text-lg">
        Serah peranan Admin Utama
      </h2>
      <QueryStates query={useQuery(transferQuery())} what="Tawaran" skeleton={null}>
        {(transfer) =>
          transfer?.holderId === userId ? (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="prose-width">
                Ditawarkan kepada {nameOf(transfer.receiverId)}, menunggu pengesahan hingga{' '}
                {formatShortDate(transfer.expiresAt)}. Anda kekal Admin Utama sehingga itu.
              </p>
              <Button
                variant="secondary"
                busy={withdrawal.isBusy}
                onClick={() => withdrawal.make(transfer.receiverId)}
              >
                Tarik balik tawaran
              </Button>
            </div>
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="prose-width text-muted">
                Penerima mengesahkan dahulu; selepas itu anda menjadi pentadbir sekolah.
              </p>
              <Button variant="secondary" onClick={() => setOffering(true)}>
                Tawarkan kepada…
              </Button>
            </div>
          )
        }
      </QueryStates>
      {isOffering && <OfferSheet members={members} today={today} onClose={() => setOffering(false)} />}
    </section>
  );
}
