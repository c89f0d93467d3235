const shortest = 3;

/** Undefined where the reason will do. */
export function reasonError(reason: string): string | undefined {
  return reason.trim().length < shortest ? 'Sila tulis sebab sekurang-kurangnya 3 aksara.' : undefined;
}
