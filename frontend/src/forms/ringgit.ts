const form = /^\d{1,6}([.,]\d{1,2})?$/;
const thousands = /,(?=\d{3}(?!\d))/g;

/** "RM 1,234.50" or "1234,50" as typed -> sen; undefined where it is no amount above nothing. */
export function senOf(text: string): number | undefined {
  const typed = text
    .replace(/^RM\s*/i, '')
    .replace(thousands, '')
    .trim();
  if (!form.test(typed)) return undefined;
  return Math.round(Number(typed.replace(',', '.')) * 100) || undefined;
}

export function amountProblem(text: string): string | undefined {
  return senOf(text) ? undefined : 'Sila taip jumlah, contohnya 150.00.';
}
