import { Icon } from '../../../ui/icon';
import type { ReviewFlag } from './calls';
import { flagWords } from './flag-words';

/** What speaks for reading a plan closely; it decides nothing. */
export function FlagList({ flags }: { flags: readonly ReviewFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <ul aria-label="Tanda" className="flex flex-col gap-2">
      {flags.map((flag) => (
        <li
          key={flag.kind}
          className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-on-warning-soft text-sm forced-colors:border"
        >
          <span className="pt-0.5">
            <Icon name="flag" size={16} />
          </span>
          {flagWords(flag).whole}
        </li>
      ))}
    </ul>
  );
}
