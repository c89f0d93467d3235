const FORMAT = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 123450 sen -> "RM 1,234.50" */
export function ringgit(sen: number): string {
  return `RM ${FORMAT.format(sen / 100)}`;
}
