import { useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { CloseButton } from '../ui/frame';
import { Icon, type IconName } from '../ui/icon';
import { takeFocusWhenOpened } from '../ui/take-focus-when-opened';
import type { Plan, Planned } from './planned-changes';
import type { CellKind } from './sheet';

type PastePreviewProps<Value> = {
  kind: CellKind<Value>;
  plan: Plan<Value>;
  onAccept: () => void;
  onClose: () => void;
};

type Verdict = Planned<unknown>['verdict'];

const verdicts: Readonly<Record<Verdict, { label: string; icon: IconName; colour: string }>> = {
  changes: { label: 'berubah', icon: 'check', colour: 'text-success' },
  same: { label: 'sama', icon: 'minus', colour: 'text-muted' },
  refused: { label: 'tidak sah', icon: 'danger', colour: 'text-danger' },
};

/** Whether a person should look at it: what is refused, and what is read otherwise than it was written. */
function isRemarkable<Value>(planned: Planned<Value>): boolean {
  return planned.verdict === 'refused' || planned.remark !== undefined;
}

/** Before anything is written: what a paste would change, leave as it is, and refuse. */
export function PastePreview<Value>({
  kind,
  plan: { planned, outside },
  onAccept,
  onClose,
}: PastePreviewProps<Value>) {
  const [isFiltered, setFiltered] = useState(false);
  const count = (verdict: Verdict) => planned.filter((each) => each.verdict === verdict).length;
  const shown = isFiltered ? planned.filter(isRemarkable) : planned;
  const changed = count('changes');
  return (
    <Dialog
      title="Tampal"
      width="wide"
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          <Button ref={takeFocusWhenOpened} disabled={changed === 0} onClick={onAccept}>
            Tampal {changed} nilai
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3 text-sm">
        <p>
          {(['changes', 'same', 'refused'] as const)
            .map((verdict) => `${count(verdict)} ${verdicts[verdict].label}`)
            .join(' · ')}
          {outside > 0 && ` · ${outside} di luar jadual`}
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isFiltered}
          icon="filter"
          onClick={() => setFiltered(!isFiltered)}
        >
          Perlu dilihat ({planned.filter(isRemarkable).length})
        </Button>
      </div>
      <ul className="max-h-[50dvh] divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm">
        {shown.map((each) => (
          <PlannedItem key={`${each.row.id}/${each.column.id}`} kind={kind} planned={each} />
        ))}
      </ul>
    </Dialog>
  );
}

function PlannedItem<Value>({ kind, planned }: { kind: CellKind<Value>; planned: Planned<Value> }) {
  const { icon, colour, label } = verdicts[planned.verdict];
  const { row, column, text } = planned;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <span className={`inline-flex w-24 items-center gap-1.5 ${colour}`}>
        <Icon name={icon} size={15} />
        {label}
      </span>
      <span className="min-w-40 flex-1">
        {row.name}, {column.name}
      </span>
      <span className="min-w-0 break-words">
        {planned.verdict === 'changes' && `${kind.wordsOf(planned.before)} → ${kind.wordsOf(planned.after)}`}
        {planned.verdict === 'refused' && `“${text}”: ${planned.reason} Nilai lama kekal.`}
        {planned.verdict !== 'refused' && planned.remark && <em className="text-muted"> {planned.remark}</em>}
      </span>
    </li>
  );
}
