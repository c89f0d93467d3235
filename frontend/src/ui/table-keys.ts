import type { KeyboardEvent } from 'react';

const controls = 'a[href], button:enabled, input:enabled';

function rowAt(event: KeyboardEvent, rows: Element[], current: number): Element | undefined {
  const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: rows.length - 1 }[event.key];
  return target === undefined ? undefined : rows[target];
}

/** Up and down lead to the same control of the next row, Home and End to the first and last row. */
export function moveAcrossRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const from = event.target;
  if (event.defaultPrevented || !(from instanceof HTMLElement)) return;
  if (from.matches('select, textarea, input:not([type=checkbox])') || from.closest('[popover]')) return;
  const rows = [...event.currentTarget.querySelectorAll('[data-row]')];
  const row = from.closest('[data-row]');
  const cell = from.closest('td');
  if (!row || !cell) return;
  const next = rowAt(event, rows, rows.indexOf(row));
  const control = next?.children[[...row.children].indexOf(cell)]?.querySelector<HTMLElement>(controls);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
