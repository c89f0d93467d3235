import { Link } from 'react-router';

const link =
  'inline-flex min-h-11 items-center rounded-md px-3 font-medium text-sm transition-colors hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-on-accent-soft sm:min-h-9';

/** The two ways to see plans: by the lessons of a week, or all that were written. */
export function ViewLinks({ week, isList = false }: { week: string | null; isList?: boolean }) {
  const to = (paparan: string) => `?${new URLSearchParams({ paparan, ...(week && { minggu: week }) })}`;
  return (
    <nav aria-label="Paparan" className="ml-auto flex print:hidden">
      <Link to={to('minggu')} aria-current={isList ? undefined : 'page'} className={link}>
        Minggu
      </Link>
      <Link to={to('senarai')} aria-current={isList ? 'page' : undefined} className={link}>
        Senarai
      </Link>
    </nav>
  );
}
