import { keepBeside } from '../ui/place-beside';

/** As a `ref`: opens a popover of a grid, beside the cell that has its focus. */
export function openBesideCell(panel: HTMLElement | null) {
  const cell = panel?.closest('[data-grid]')?.querySelector('[data-column][tabindex="0"]');
  if (!panel || !cell) return;
  panel.showPopover();
  keepBeside(cell, panel);
}
