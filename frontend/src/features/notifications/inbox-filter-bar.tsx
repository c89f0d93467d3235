import { Link } from 'react-router';
import { type InboxFilter, kinds, searchOf } from './inbox';
import { kindTexts } from './kind-texts';

const link =
  'inline-flex min-h-11 items-center rounded-md px-3 font-medium text-sm transition-colors hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-on-accent-soft sm:min-h-9';

type ChoiceProps = { label: string; to: InboxFilter; isChosen: boolean };

function Choice({ label, to, isChosen }: ChoiceProps) {
  return (
    <Link to={{ search: searchOf(to) }} aria-current={isChosen ? 'page' : undefined} className={link}>
      {label}
    </Link>
  );
}

/** What is read and what it is about, each kept while the other changes. The choice lives in the address. */
export function InboxFilterBar({ filter }: { filter: InboxFilter }) {
  const { kind, isUnreadOnly } = filter;
  return (
    <nav aria-label="Tapis pemberitahuan" className="-mx-1 flex flex-wrap gap-x-5 gap-y-1 pb-5">
      <span className="flex gap-1">
        <Choice label="Semua" to={{ ...filter, isUnreadOnly: false }} isChosen={!isUnreadOnly} />
        <Choice label="Belum dibaca" to={{ ...filter, isUnreadOnly: true }} isChosen={isUnreadOnly} />
      </span>
      <span className="flex flex-wrap gap-1 sm:border-line sm:border-l sm:pl-5">
        <Choice label="Semua jenis" to={{ isUnreadOnly }} isChosen={kind === undefined} />
        {kinds.map((one) => (
          <Choice
            key={one}
            label={kindTexts[one].name}
            to={{ kind: one, isUnreadOnly }}
            isChosen={kind === one}
          />
        ))}
      </span>
    </nav>
  );
}
