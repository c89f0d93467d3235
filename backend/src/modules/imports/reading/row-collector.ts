import { FileRefused, MOST_CELLS, MOST_COLUMNS, MOST_ROWS, type ReadRow } from './read-sheet.js';

/** Takes the cells of a sheet one after the other, keeps rows that say something, and ends what is too much. */
export class RowCollector {
  readonly rows: ReadRow[] = [];
  private cells: string[] = [];
  private unread: number[] = [];
  private filled = 0;

  /** `column` from 0. `text` null: there is a value that the file does not say. */
  add(column: number, text: string | null): void {
    if (text === '') return;
    if (column >= MOST_COLUMNS) throw new FileRefused('far_cell');
    if (++this.filled > MOST_CELLS) throw new FileRefused('too_big');
    while (this.cells.length < column) this.cells.push('');
    this.cells[column] = text ?? '';
    if (text === null) this.unread.push(column);
  }

  endRow(number: number, isHidden = false): void {
    if (this.cells.length === 0) return;
    if (this.rows.length >= MOST_ROWS) throw new FileRefused('too_many_rows');
    this.rows.push({ number, cells: this.cells, unread: this.unread, isHidden });
    this.cells = [];
    this.unread = [];
  }
}
