import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button-link';
import { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/page-header';
import { addressOf, partParameter } from './part-address';

const links = [
  { part: 'waktu', label: 'Waktu', icon: 'timetable', isForAll: true },
  { part: 'penggal', label: 'Penggal dan cuti', icon: 'calendar', isForAll: false },
  { part: 'tetapan', label: 'Tetapan kalendar', icon: 'settings', isForAll: false },
] as const;

/** Beside the days of the session: by what they are made. */
export function PartLinks({ mayChange }: { mayChange: boolean }) {
  return (
    <div className="flex flex-wrap gap-1">
      {links
        .filter(({ isForAll }) => isForAll || mayChange)
        .map(({ part, label, icon }) => (
          <ButtonLink
            key={part}
            variant="quiet"
            size="small"
            icon={icon}
            to={addressOf({ [partParameter]: part })}
          >
            {label}
          </ButtonLink>
        ))}
    </div>
  );
}

type PartPageProps = {
  title: string;
  state?: ReactNode;
  action?: ReactNode;
  /** Where it is left to. */
  back: { to: string; label: string };
  children: ReactNode;
};

export function PartPage({ title, state, action, back, children }: PartPageProps) {
  return (
    <>
      <Link
        to={back.to}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 text-muted text-sm hover:text-text sm:min-h-8"
      >
        <Icon name="back" size={16} />
        {back.label}
      </Link>
      <PageHeader title={title} state={state} action={action} />
      {children}
    </>
  );
}
