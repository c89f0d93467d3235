import { SelectField } from './select-field';
import type { Column } from './table-column';
import type { Sort, SortDirection } from './table-sort';

type SortChoiceProps<Row> = {
  columns: readonly Column<Row>[];
  sort?: Sort;
  onSort: (sort: Sort) => void;
};

const directions: readonly { direction: SortDirection; label: string }[] = [
  { direction: 'ascending', label: 'menaik' },
  { direction: 'descending', label: 'menurun' },
];

type Choice = { value: string; label: string; sort: Sort };

function choicesOf<Row>(columns: readonly Column<Row>[]): Choice[] {
  return columns.flatMap(({ header, sortKey }) =>
    sortKey
      ? directions.map(({ direction, label }) => ({
          value: `${sortKey} ${direction}`,
          label: `${header}, ${label}`,
          sort: { key: sortKey, direction },
        }))
      : [],
  );
}

/** Cards have no head to press, so phones choose the order from a list. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const choices = choicesOf(columns);
  return (
    <div className="sm:hidden">
      <SelectField
        label="Susun mengikut"
        options={sort ? choices : [{ value: '', label: 'Susunan asal' }, ...choices]}
        value={sort ? `${sort.key} ${sort.direction}` : ''}
        onChange={({ target }) => {
          const choice = choices.find(({ value }) => value === target.value);
          if (choice) onSort(choice.sort);
        }}
      />
    </div>
  );
}
