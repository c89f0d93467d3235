import { roleNames } from '../../../api/role-names';
import { Badge } from '../../../ui/badge';
import { Icon } from '../../../ui/icon';
import type { Simulation } from './developer-client';

type View = Simulation['views'][number];
type Access = keyof View['status']['canAccess'];

const accessNames: readonly (readonly [Access, string])[] = [
  ['dashboard', 'Papan pemuka'],
  ['createContent', 'Cipta'],
  ['editContent', 'Sunting'],
  ['viewReports', 'Laporan'],
  ['manageUsers', 'Pengguna'],
  ['billing', 'Langganan'],
];
const noticeLooks = {
  info: { tone: 'info', name: 'Maklumat' },
  success: { tone: 'success', name: 'Berjaya' },
  warning: { tone: 'warning', name: 'Amaran' },
  error: { tone: 'danger', name: 'Ralat' },
} as const;

/** What each role is told, and what it may do. */
export function ReaderViews({ views }: { views: readonly View[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2">
      {views.map(({ role, status }) => (
        <li key={role} className="flex flex-col gap-3 bg-raised p-4">
          <h2 className="font-semibold">{roleNames[role]}</h2>
          <Told status={status} />
          <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {accessNames.map(([access, name]) => (
              <Allowed key={access} name={name} isAllowed={status.canAccess[access]} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Told({ status: { notifications } }: Pick<View, 'status'>) {
  if (notifications.length === 0) return <p className="text-muted text-sm">Tiada makluman.</p>;
  return notifications.map(({ type, title, message, actionRequired }) => (
    <div key={title} className="text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={noticeLooks[type].tone}>{noticeLooks[type].name}</Badge>
        <span className="font-medium">{title}</span>
        {actionRequired && <Badge tone="accent">Butang bayar</Badge>}
      </p>
      <p className="mt-1 text-muted">{message}</p>
    </div>
  ));
}

function Allowed({ name, isAllowed }: { name: string; isAllowed: boolean }) {
  return (
    <li className={isAllowed ? 'flex items-center gap-1.5' : 'flex items-center gap-1.5 text-muted'}>
      <Icon
        name={isAllowed ? 'check' : 'close'}
        size={15}
        className={isAllowed ? 'text-success' : 'text-danger'}
      />
      {name}
      <span className="sr-only">{isAllowed ? ': dibenarkan' : ': ditutup'}</span>
    </li>
  );
}
