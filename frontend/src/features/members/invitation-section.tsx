import { roleNames } from '../../api/role-names';
import { useChange } from '../../queries/use-change';
import { Badge } from '../../ui/badge';
import { type Column, DataTable } from '../../ui/data-table';
import { formatRelative } from '../../ui/format';
import { Menu } from '../../ui/menu';
import { type Invitation, renewInvitation, revokeInvitation } from './calls';
import { type Actor, grantableRoles } from './member-rules';

type InvitationSectionProps = {
  actor: Actor;
  invitations: readonly Invitation[];
  onInvite: () => void;
};

function State({ state, expiresAt }: Invitation) {
  if (state === 'expired') return <Badge tone="warning">Tamat tempoh</Badge>;
  return <span className="text-muted">Menunggu, tamat {formatRelative(expiresAt, new Date())}</span>;
}

const columns: readonly Column<Invitation>[] = [
  {
    header: 'E-mel',
    cell: ({ email, displayName }) => (
      <span className="flex min-w-0 flex-col break-words">
        {displayName || email}
        {displayName && <span className="font-normal text-muted text-sm">{email}</span>}
      </span>
    ),
  },
  { header: 'Peranan', cell: ({ role }) => <Badge>{roleNames[role]}</Badge> },
  { header: 'Keadaan', cell: (invitation) => <State {...invitation} /> },
];

/** Who has not answered yet. */
export function InvitationSection({ actor, invitations, onInvite }: InvitationSectionProps) {
  const renewal = useChange(({ id }: Invitation) => renewInvitation(id), {
    done: (_nothing, { email }) => `Jemputan dihantar semula kepada ${email}.`,
    changes: ['people'],
  });
  const revocation = useChange(({ id }: Invitation) => revokeInvitation(id), {
    done: 'Jemputan ditarik balik.',
    changes: ['people'],
  });

  const actions = (invitation: Invitation) =>
    grantableRoles(actor).includes(invitation.role) && (
      <Menu
        label={`Tindakan untuk jemputan ${invitation.email}`}
        items={[
          {
            label: 'Hantar semula',
            icon: 'send',
            onSelect: () => renewal.make(invitation),
          },
          {
            label: 'Tarik balik',
            icon: 'return',
            danger: true,
            onSelect: () => revocation.make(invitation),
          },
        ]}
      />
    );

  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="pb-3 font-semibold text-lg">
        Jemputan
      </h2>
      {invitations.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed px-4 py-5 text-muted text-sm">
          Tiada jemputan yang menunggu.{' '}
          <button type="button" className="font-medium text-accent underline" onClick={onInvite}>
            Jemput guru atau penyelia
          </button>{' '}
          dengan e-mel mereka.
        </p>
      ) : (
        <DataTable
          caption="Jemputan"
          columns={columns}
          rows={invitations}
          rowKey={({ id }) => id}
          actions={actions}
        />
      )}
    </section>
  );
}
