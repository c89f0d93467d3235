import type { FocusEvent } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { formatShortDate } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import { moveAcrossRows } from '../../../ui/table-keys';
import type { ListedPupil } from '../calls';
import { numberText, sexNames } from '../pupil-words';

const head = 'h-9 whitespace-nowrap border-line border-b px-3 font-medium';
const cell = 'px-3 py-2';

type PupilListProps = {
  pupils: readonly ListedPupil[];
  /** Whose card is open. */
  chosenId: string | null;
  /** Where a card opens; undefined for whoever may not see it. */
  cardOf: (pupil: ListedPupil) => string | undefined;
  /** The card beside the list follows the row that has the focus. */
  onFollow?: (pupilId: string) => void;
  /** What a class is called; undefined where all are of one. */
  classNameOf: ((classId: string | null) => string) | undefined;
  more?: { onMore: () => void; isFetching: boolean };
};

/** By name, numbered as a class list is. */
export function PupilList({ pupils, chosenId, cardOf, onFollow, classNameOf, more }: PupilListProps) {
  function follow({ target }: FocusEvent) {
    const id = target instanceof HTMLElement && target.dataset.pupil;
    if (id && chosenId && id !== chosenId) onFollow?.(id);
  }
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="overflow-hidden rounded-lg border border-line bg-raised">
        <table aria-label="Murid" className="w-full text-sm">
          <thead className="text-left text-muted text-xs max-sm:sr-only">
            <tr>
              <th className={`${head} w-10 text-right`}>Bil</th>
              <th className={head}>Nama</th>
              <th className={head}>Jantina</th>
              {classNameOf && <th className={head}>Kelas</th>}
              <th className={head}>No. pengenalan</th>
              <th className={`${head} w-10`}>
                <span className="sr-only">Kad</span>
              </th>
            </tr>
          </thead>
          <tbody onKeyDown={moveAcrossRows} onFocus={follow} className="divide-y divide-line">
            {pupils.map((pupil, at) => (
              <PupilRow
                key={pupil.id}
                pupil={pupil}
                place={at + 1}
                isChosen={pupil.id === chosenId}
                to={cardOf(pupil)}
                className={classNameOf?.(pupil.classId)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {more && (
        <Button variant="secondary" busy={more.isFetching} onClick={more.onMore} className="self-center">
          Tunjuk lagi
        </Button>
      )}
    </div>
  );
}

type PupilRowProps = {
  pupil: ListedPupil;
  place: number;
  isChosen: boolean;
  to: string | undefined;
  className: string | undefined;
};

function PupilRow({ pupil, place, isChosen, to, className }: PupilRowProps) {
  const { id, name, sex, numberEnding, leftOn } = pupil;
  return (
    <tr
      data-row
      className={classNames(
        'relative',
        isChosen ? 'bg-accent-soft text-on-accent-soft' : to && 'hover:bg-sunken',
      )}
    >
      <td className={`${cell} text-right text-muted tabular-nums`}>{place}</td>
      <td className={`${cell} wrap-anywhere font-medium`}>
        {to ? (
          <Link to={to} replace data-pupil={id} dir="auto" className="after:absolute after:inset-0">
            {name}
          </Link>
        ) : (
          <span dir="auto">{name}</span>
        )}{' '}
        {leftOn && <Badge>Berhenti {formatShortDate(leftOn)}</Badge>}
        <span className="block font-normal text-muted text-sm sm:hidden">
          {sexNames[sex]}
          {className && ` · ${className}`}
        </span>
      </td>
      <td className={`${cell} max-sm:hidden`}>{sexNames[sex]}</td>
      {className && (
        <td dir="auto" className={`${cell} whitespace-nowrap max-sm:hidden`}>
          {className}
        </td>
      )}
      <td className={`${cell} text-muted tabular-nums max-sm:hidden`}>{numberText(numberEnding)}</td>
      <td className={cell}>{to && <Icon name="next" />}</td>
    </tr>
  );
}
