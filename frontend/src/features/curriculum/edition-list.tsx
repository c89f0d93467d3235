import { Link } from 'react-router';
import { Badge } from '../../ui/badge';
import { groupedBy } from '../../ui/grouped-by';
import { Icon } from '../../ui/icon';
import type { Edition } from './calls';
import { editionAddress } from './curriculum-address';
import { editionName, editionTime, figuresOf } from './words';

/** What there is, subject by subject. */
export function EditionList({ editions }: { editions: readonly Edition[] }) {
  return (
    <div className="flex flex-col gap-6">
      {groupedBy(editions, ({ subjectName }) => subjectName).map(([subject, ofSubject]) => (
        <section key={subject} aria-label={subject}>
          <h2 dir="auto" className="pb-2 font-semibold">
            {subject}
          </h2>
          <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
            {ofSubject.map((edition) => (
              <li key={edition.id}>
                <Link
                  to={editionAddress(edition.id)}
                  className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sunken"
                >
                  <span className="min-w-0 flex-1">
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                      {editionName(edition)}
                      {edition.isFictional && <Badge>Contoh rekaan</Badge>}
                    </span>
                    <span className="block text-muted text-sm">
                      {editionTime(edition)} · {figuresOf(edition)}
                    </span>
                  </span>
                  <Icon name="next" className="text-muted print:hidden" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
