import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../../queries/all-of';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { useCurrentSchool } from '../../../school/current-school';
import { useSession } from '../../../session/use-session';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { formatDate } from '../../../ui/format';
import { PageHeader } from '../../../ui/page-header';
import { colleaguesQuery } from '../../absences';
import { acceptRole, endOffer, transferQuery } from './calls';

const title = 'Tawaran Admin Utama';

/** Where the mail leads: the receiver confirms or declines, the holder sees how it stands. */
export function OfferScreen() {
  const { school } = useCurrentSchool();
  const userId = useSession()?.user.id ?? '';
  const changes = ['people', 'current-school'] as const;
  const accepting = useChange(acceptRole, { done: `Anda kini Admin Utama ${school.name}.`, changes });
  const ending = useChange(endOffer, { done: 'Tawaran ditamatkan.', changes });
  const isBusy = accepting.isBusy || ending.isBusy;
  return (
    <QueryStates query={allOf(useQuery(transferQuery()), useQuery(colleaguesQuery()))} what="Tawaran">
      {([transfer, colleagues]) => {
        const nameOf = (id: string) =>
          colleagues.find((colleague) => colleague.userId === id)?.displayName ?? 'Seorang ahli sekolah';
        if (!transfer) return <NoOffer />;
        const isReceiver = transfer.receiverId === userId;
        return (
          <>
            <PageHeader
              title={title}
              state={
                isReceiver
                  ? `${nameOf(transfer.holderId)} menawarkan peranan ini kepada anda. Sah hingga ${formatDate(transfer.expiresAt)}.`
                  : `Ditawarkan kepada ${nameOf(transfer.receiverId)}. Menunggu pengesahan hingga ${formatDate(transfer.expiresAt)}.`
              }
            />
            {isReceiver && (
              <ul className="prose-width list-disc pb-6 pl-5 *:py-1">
                <li>Anda akan menguruskan langganan dan pembayaran {school.name}.</li>
                <li>Anda boleh melantik dan menukar peranan sesiapa di sekolah.</li>
                <li>{nameOf(transfer.holderId)} kekal pentadbir sekolah.</li>
                <li>Peranan anda sekarang kekal seperti biasa.</li>
              </ul>
            )}
            <div className="flex flex-wrap gap-3">
              {isReceiver && (
                <Button
                  icon="check"
                  busy={accepting.isBusy}
                  disabled={isBusy}
                  onClick={() => accepting.make()}
                >
                  Terima peranan
                </Button>
              )}
              <Button
                variant="secondary"
                busy={ending.isBusy}
                disabled={isBusy}
                onClick={() => ending.make()}
              >
                {isReceiver ? 'Tolak tawaran' : 'Tarik balik tawaran'}
              </Button>
            </div>
          </>
        );
      }}
    </QueryStates>
  );
}

function NoOffer() {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon="people"
        title="Tiada tawaran yang menunggu"
        action={<ButtonLink to={paths.dashboard}>Ke papan pemuka</ButtonLink>}
      >
        Tawaran itu sudah disahkan, ditolak, ditarik balik atau tamat tempoh, atau bukan untuk akaun ini.
      </EmptyState>
    </>
  );
}
