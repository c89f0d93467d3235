import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { yearParameter } from '../../school/academic-year';
import { ButtonLink } from '../../ui/button-link';
import { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/page-header';

/** In the address: what of the calendar is looked after in place of its days. */
export const partParameter = 'urus';

/** The address of another place of the same session's calendar. */
export function useAddressOf() {
  const [search] = useSearchParams();
  const year = search.get(yearParameter);
  return (parts: Readonly<Record<string, string>> = {}) =>
    `?${new URLSearchParams({ ...(year && { [yearParameter]: year }), ...parts })}`;
}

/** Beside the days of the session: by what they are made. */
export function PartLinks() {
  const addressOf = useAddressOf();
  return (
    <ButtonLink variant="quiet" size="small" icon="timetable" to={addressOf({ [partParameter]: 'waktu' })}>
      Waktu
    </ButtonLink>
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
