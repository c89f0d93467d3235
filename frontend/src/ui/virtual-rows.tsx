import { useVirtualizer } from '@tanstack/react-virtual';
import { TableRow, type TableRowProps } from './table-row';

type VirtualRowsProps<Row> = {
  /** What scrolls; nothing before the first drawing. */
  frame: HTMLDivElement | null;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowProps: (row: Row) => TableRowProps<Row>;
};

/** Cards stand apart, rows do not. */
const cards = '(width < 40rem)';

/** The rows in sight and some around them; the height of the others stands as one empty row before and after. */
export function VirtualRows<Row>({ frame, rows, rowKey, rowProps }: VirtualRowsProps<Row>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: () => 48,
    overscan: 12,
    gap: window.matchMedia(cards).matches ? 12 : 0,
  });
  const shown = virtualizer.getVirtualItems();
  const before = shown.at(0)?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <>
      <Gap height={before} />
      {shown.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <TableRow key={rowKey(row)} ref={virtualizer.measureElement} index={index} {...rowProps(row)} />
        );
      })}
      <Gap height={after} />
    </>
  );
}

function Gap({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
  return height > 0 && <tr aria-hidden="true" className="max-sm:block" style={{ height }} />;
}
