import type { To } from 'react-router';
import { ButtonLink } from './button-link';
import { Icon } from './icon';

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
    <nav
      aria-label={`Halaman ${label}`}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-sm"
    >
      {previous ? (
        <ButtonLink to={previous} variant="secondary" size="small" icon="previous">
          Sebelumnya
        </ButtonLink>
      ) : (
        <span />
      )}
      {summary && (
        <span className="text-muted tabular-nums max-sm:order-last max-sm:basis-full max-sm:text-center">
          {summary}
        </span>
      )}
      {next ? (
        <ButtonLink to={next} variant="secondary" size="small">
          Berikutnya
          <Icon name="next" />
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
