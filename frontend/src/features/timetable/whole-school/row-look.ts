/** One width for every group's columns; on paper all of them and all rows fit one sheet. */
export const rowLook =
  'grid min-w-[calc(6.5rem+var(--columns)*var(--least))] grid-cols-[6.5rem_repeat(var(--columns),minmax(var(--least),1fr))] ' +
  'print:min-w-0 print:grid-cols-[6rem_repeat(var(--columns),minmax(0,1fr))]';

/** Rows out of sight are neither laid out nor painted: forty classes are some two thousand cells. */
export const rowHeight =
  'h-(--row) [contain-intrinsic-size:auto_var(--row)] [content-visibility:auto] print:[content-visibility:visible] print:h-[min(43px,calc(195mm/var(--rows)))]';

export const cellText =
  'text-xs tracking-tighter print:tracking-normal print:text-[length:min(11px,calc(80mm/var(--rows)))]';
