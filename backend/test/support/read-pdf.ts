import { getDocumentProxy } from 'unpdf';

/** Something that a reader sees at once, in points from the bottom left corner. */
export type PdfText = Readonly<{ text: string; left: number; right: number; bottom: number }>;
/** `hasUnknown`: whether a letter is drawn as the box of its font. */
export type ReadPdf = Readonly<{
  texts: readonly PdfText[];
  words: string;
  hasUnknown: boolean;
  pages: number;
}>;

/** The first page, as a program that shows documents understands it. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
    return [{ text: item.str, left, right: left + item.width, bottom }];
  });
  const { argsArray } = await page.getOperatorList();
  return {
    texts,
    words: items.map((item) => ('str' in item ? item.str : '')).join(''),
    hasUnknown: argsArray.flat(2).some(isUnknown),
    pages: document.numPages,
  };
}

/** The words of every page. */
export async function pagesOf(bytes: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return pages;
}

function isUnknown(glyph: unknown): boolean {
  return (
    typeof glyph === 'object' && glyph !== null && 'originalCharCode' in glyph && glyph.originalCharCode === 0
  );
}
