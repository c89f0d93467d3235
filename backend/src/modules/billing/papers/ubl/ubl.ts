/** UBL 2.1 in the JSON form of MyInvois: every element is a list, its text stands under "_". */
export type UblValue = Readonly<{ _: string | number } & Record<string, string | number>>;
export type UblNode = { readonly [name: string]: readonly (UblNode | UblValue)[] };
export type UblElement = readonly (UblNode | UblValue)[];

export function value(content: string | number, attributes: Record<string, string> = {}): UblElement {
  return [{ _: content, ...attributes }];
}

export function amount(sen: number, currency: string): UblElement {
  return value(sen / 100, { currencyID: currency });
}
