import { useId, useState } from 'react';
import { Button, IconButton } from '../ui/button';
import { CellMark, standingWords } from './cell-mark';
import { planEntry } from './planned-changes';
import type { Cell, GridProps, Head } from './sheet';
import { type Entry, entryAt, sheetBefore } from './typed-cell';
import type { GridControl } from './use-grid';

type GridCardsProps<Value> = GridProps<Value> & { control: GridControl<Value> };

/** On a phone: one row, or one column, as a list of its cells. */
export function GridCards<Value>({
  caption,
  axes,
  sheet,
  control,
  cardOf,
  onDecide,
  foot,
}: GridCardsProps<Value>) {
  const isByRow = cardOf === 'row';
  const [cards, lines] = isByRow ? [sheet.rows, sheet.columns] : [sheet.columns, sheet.rows];
  const [chosen, setChosen] = useState<{ at: number; id: string | undefined }>({ at: 0, id: cards[0]?.id });
  // Others may come or go above the one that is written in.
  const stands = cards.findIndex(({ id }) => id === chosen.id);
  const at = stands < 0 ? Math.min(chosen.at, cards.length - 1) : stands;
  const choose = (next: number) => setChosen({ at: next, id: cards[next]?.id });
  const card = cards[at];
  if (!card) return null;
  return (
    <section aria-label={caption} className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <IconButton icon="previous" label="Sebelumnya" disabled={at === 0} onClick={() => choose(at - 1)} />
        <select
          aria-label={axes[cardOf]}
          value={at}
          onChange={({ target }) => choose(Number(target.value))}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-control bg-raised px-3 font-medium"
        >
          {cards.map(({ id, name }, index) => (
            <option key={id} value={index}>
              {name}
            </option>
          ))}
        </select>
        <IconButton
          icon="next"
          label="Berikutnya"
          disabled={at === cards.length - 1}
          onClick={() => choose(at + 1)}
        />
      </div>
      {foot && !isByRow && (
        <p className="text-muted">
          {foot.label}: {foot.at(card)}
        </p>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
        {lines.map((line, index) => {
          const [row, column] = isByRow ? [card, line] : [line, card];
          const cell = sheet.cellAt(row, column);
          const place = isByRow ? { row: at, column: index } : { row: index, column: at };
          const begin = () => entryAt(sheet, place, undefined);
          const enter = (text: string, entry?: Entry<Value>) =>
            control.write(planEntry(entry ? sheetBefore(sheet, entry) : sheet, place, text));
          return (
            cell && (
              <CardLine
                key={`${row.id}/${column.id}`}
                {...{ sheet, row, column, cell, begin, enter, onDecide }}
                type={control.type}
                label={line.name}
              />
            )
          );
        })}
      </ul>
    </section>
  );
}

type CardLineProps<Value> = Pick<GridProps<Value>, 'sheet' | 'onDecide'> & {
  label: string;
  row: Head;
  column: Head;
  cell: Cell<Value>;
  begin: () => Entry<Value> | undefined;
  type: GridControl<Value>['type'];
  /** `entry`: with what stood there before anything was typed. */
  enter: (text: string, entry?: Entry<Value>) => void;
};

const control =
  'min-h-11 w-full min-w-0 rounded-md border border-control bg-raised px-3 text-text aria-invalid:border-danger';

function CardLine<Value>(props: CardLineProps<Value>) {
  const { label, sheet, row, column, cell, onDecide } = props;
  const { standing, detail } = cell;
  const { kind } = sheet;
  const id = useId();
  return (
    <li className="relative flex flex-col gap-1.5 px-3 py-2.5">
      <p className="flex justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {detail && <span className="text-muted text-sm">{detail}</span>}
      </p>
      <CardControl {...props} id={id} />
      <CellMark standing={standing} />
      {(standing.name === 'refused' || standing.name === 'differs') && (
        <div role="status" className="flex flex-wrap items-center gap-2 text-danger text-sm">
          <p>
            {standing.name === 'refused'
              ? `“${kind.wordsOf(standing.asked)}” ditolak: ${standing.reason}`
              : `Anda: ${kind.wordsOf(standing.mine)}. Pelayan: ${kind.wordsOf(standing.theirs)}.`}
          </p>
          <Button size="small" variant="secondary" onClick={() => onDecide(row, column, 'theirs')}>
            Kekalkan nilai lama
          </Button>
          <Button size="small" variant="secondary" onClick={() => onDecide(row, column, 'mine')}>
            Guna nilai saya
          </Button>
        </div>
      )}
      {(standing.name === 'on-device' || standing.name === 'unsaved') && (
        <p className="text-muted text-sm">{standingWords[standing.name]}</p>
      )}
    </li>
  );
}

function CardControl<Value>({
  id,
  sheet: { kind, closedReason },
  row,
  column,
  cell,
  begin,
  type,
  enter,
}: CardLineProps<Value> & { id: string }) {
  const { editor } = kind;
  const disabled = closedReason !== undefined;
  const text = kind.textOf(cell.value);
  const [typed, setTyped] = useState<string>();
  const [entry, setEntry] = useState<Entry<Value>>();
  const parsed = typed === undefined ? undefined : kind.parse(typed, row, column);
  const refusal = parsed && 'refusal' in parsed ? parsed.refusal : undefined;
  if (typeof editor === 'object') {
    const suggestions = editor.suggest('', row, column);
    const isListed = suggestions.some(({ value }) => kind.textOf(value) === text);
    return (
      <select
        id={id}
        disabled={disabled}
        value={text}
        onChange={({ target }) => enter(target.value)}
        className={control}
      >
        <option value="">{kind.wordsOf(kind.empty)}</option>
        {!isListed && text !== '' && <option value={text}>{kind.wordsOf(cell.value)}</option>}
        {suggestions.map(({ value, label, detail }) => (
          <option key={kind.textOf(value)} value={kind.textOf(value)}>
            {detail ? `${label} (${detail})` : label}
          </option>
        ))}
      </select>
    );
  }
  const field = {
    id,
    disabled,
    value: typed ?? text,
    'aria-invalid': refusal !== undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      const begun = entry ?? begin();
      setEntry(begun);
      setTyped(target.value);
      type(target.value, begun);
    },
    onBlur: () => {
      if (typed === undefined || refusal !== undefined) return;
      enter(typed, entry);
      setTyped(undefined);
      setEntry(undefined);
    },
  };
  return (
    <>
      {editor === 'lines' ? (
        <textarea {...field} rows={3} dir="auto" className={`${control} py-2`} />
      ) : (
        <input {...field} inputMode={editor === 'number' ? 'decimal' : 'text'} className={control} />
      )}
      {refusal && <span className="text-danger text-sm">{refusal}</span>}
    </>
  );
}
