import type { ReactNode } from 'react';
import type { LessonMarkProps } from '../ui/lesson-mark';

/** Of a row or a column. */
export type Head = Readonly<{
  id: string;
  /** Where there is little room. */
  label: string;
  /** In full: on cards, in sentences, for screen readers. */
  name: string;
  /** Of a row that is a subject, before its label. */
  mark?: LessonMarkProps;
  /** Of a row, below its label: what it is, and quietly warned what is unusual about it. */
  detail?: string;
  note?: string;
  /** Of a row that is the one of today. */
  isCurrent?: boolean;
  /** Of a column whose values are texts, in full and from the left, and how wide it is. */
  width?: string;
}>;

/** What became of the last value that was written here. A value that was refused, or that met a newer one, stands
 * beside the value of the cell and never takes its place by itself. */
export type CellStanding<Value> =
  | Readonly<{ name: 'settled' | 'saving' | 'saved' | 'on-device' | 'unsaved' }>
  | Readonly<{ name: 'refused'; asked: Value; reason: string }>
  | Readonly<{ name: 'differs'; mine: Value; theirs: Value }>;

export type Cell<Value> = Readonly<{
  value: Value;
  standing: CellStanding<Value>;
  /** A second, quiet line. */
  detail?: string;
  /** `missing`: somebody still has to fill it; `related`: to what is chosen beside the grid. */
  tone?: 'missing' | 'related';
}>;

export type Parsed<Value> =
  | Readonly<{ value: Value /** What was read otherwise than typed. */; remark?: string }>
  | Readonly<{ refusal: string }>;

export type Suggestion<Value> = Readonly<{ value: Value; code: string; label: string; detail?: string }>;

/** How the values of a grid are written, read and chosen. `parse` reads what `textOf` writes. */
export type CellKind<Value> = Readonly<{
  empty: Value;
  /** Edited and copied. */
  textOf: (value: Value) => string;
  /** In full: spoken, listed, on cards. */
  wordsOf: (value: Value) => string;
  /** Where there is little room. */
  codeOf: (value: Value) => string;
  /** An empty text is the empty value. */
  parse: (text: string, row: Head, column: Head) => Parsed<Value>;
  editor:
    | 'text'
    | 'number'
    /** Texts of several lines: Alt with Enter begins one. */
    | 'lines'
    | Readonly<{
        /** Best first; for an empty text all there are. */
        suggest: (typed: string, row: Head, column: Head) => readonly Suggestion<Value>[];
        /** In which order they stand. */
        orderOf: (row: Head) => string;
      }>;
}>;

/** What a page gives to the grid: a new one for every change of a cell, the same one otherwise. */
export type Sheet<Value> = Readonly<{
  rows: readonly Head[];
  columns: readonly Head[];
  kind: CellKind<Value>;
  /** Nothing where the two do not meet: such a place takes no value. */
  cellAt: (row: Head, column: Head) => Cell<Value> | undefined;
  /** Why nothing may be changed here at all; the cells are read and copied as ever. */
  closedReason?: string;
}>;

/** By names, because rows may come and go between a change and its undoing. */
export type Change<Value> = Readonly<{ row: Head; column: Head; before: Value; after: Value }>;

/** Which of two values stands: the one that was written here, or the one of the server. */
export type Side = 'mine' | 'theirs';

export type GridProps<Value> = {
  caption: string;
  /** What the rows are, and the columns: "Subjek", "Kelas". */
  axes: { row: string; column: string };
  sheet: Sheet<Value>;
  onWrite: (changes: readonly Change<Value>[]) => void;
  /** While somebody is still writing in a cell: it goes through the records, so that it is kept from the first letter. */
  onType: (row: Head, column: Head, value: Value) => void;
  onDecide: (row: Head, column: Head, side: Side) => void;
  /** Behind the columns: what is told of each row and not written here. The same one while nothing of it changes. */
  beside?: readonly Beside[];
  /** Under the columns. */
  foot?: { label: string; at: (column: Head) => ReactNode };
  /** What a phone shows one of at a time. */
  cardOf: 'row' | 'column';
  /** Rows can be moved past others: by Alt with an arrow, and where they are dropped on another row. */
  rowMoves?: RowMoves;
  /** What can be done with the row of the chosen cell. */
  rowTools?: (row: Head) => ReactNode;
};

export type Beside = Readonly<{ id: string; name: string; head: ReactNode; at: (row: Head) => ReactNode }>;

export type RowMoves = {
  step: (row: Head, direction: 'up' | 'down') => void;
  drop: (row: Head, onto: Head) => void;
};

/** The cells about which somebody has to decide something, row by row. */
export function troublesOf<Value>({ rows, columns, cellAt }: Sheet<Value>): { row: Head; column: Head }[] {
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const standing = cellAt(row, column)?.standing.name;
      return standing === 'refused' || standing === 'differs' ? [{ row, column }] : [];
    }),
  );
}
