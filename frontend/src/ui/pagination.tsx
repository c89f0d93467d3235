import type { To } from 'react-router';
import { buttonClass } from './button';
import { ButtonLink } from './button-link';
import { Icon, type IconName } from './icon';

type PaginationProps = {
  /** What is paged: "Invois". */
  label: string;
  /** "1-25 daripada 340", where it is known. */
  summary?: string;
  /** Addresses; a page that is not there has none. */
  previous?: To;
  next?: To;
};

/** Page by page, each with its own address. */
export function Pagination({ label, summary, previous, next }: PaginationProps) {
  return (
    <nav aria-label={`Halaman ${label}`} className="flex items-center justify-between gap-3 text-sm">
      <PageLink to={previous} icon="previous" text="Sebelumnya" />
      {summary && <span className="text-muted tabular-nums">{summary}</span>}
      <PageLink to={next} icon="next" text="Berikutnya" />
    </nav>
  );
}

function PageLink({ to, icon, text }: { to?: To; icon: IconName; text: string }) {
  if (to) {
    return (
      <ButtonLink to={to} variant="secondary" size="small" icon={icon}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <span
      className={`${buttonClass({ variant: 'secondary', size: 'small' })} pointer-events-none text-muted`}
    >
      <Icon name={icon} />
      {text}
    </span>
  );
}
