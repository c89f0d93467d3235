import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

export const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** What a part is to the document, by its path. */
const KIND = /^word\/(?:theme\/)?([a-z]+?)\d*\.xml$/;

/**
 * A document as a word processor writes it, with this inside its body; `parts` are added or stand in place of its own.
 * The document leads to those of them that stand beside it.
 */
export function docxFile(body: string, parts: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const beside = Object.keys(parts).flatMap((path) => {
    const kind = path === 'word/document.xml' ? undefined : KIND.exec(path)?.[1];
    return kind === undefined ? [] : [{ kind, target: path.slice('word/'.length) }];
  });
  const led = beside.map(
    ({ kind, target }, at) => `<Relationship Id="p${at}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  const heads = beside.flatMap(({ kind }, at) =>
    /^(?:header|footer)$/.test(kind) ? [`<w:${kind}Reference w:type="default" r:id="p${at}"/>`] : [],
  );
  const all = {
    '[Content_Types].xml': contentTypes(MAIN),
    '_rels/.rels': relations('officeDocument', 'word/document.xml'),
    'word/document.xml': `<w:document xmlns:w="${W}" xmlns:r="${OFFICE}"><w:body>${body}<w:sectPr>${heads.join('')}<w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${led.join('')}</Relationships>`,
    ...parts,
  };
  for (const [path, content] of Object.entries(all)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

export function contentTypes(main: string): string {
  return `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
}

export function relations(type: string, target: string, mode = ''): string {
  return `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/></Relationships>`;
}

/** A paragraph whose runs hold these texts, each in letters of its own. */
export function wordParagraph(...texts: readonly string[]): string {
  const runs = texts.map(
    (text, at) =>
      `<w:r><w:rPr><w:b/><w:sz w:val="${20 + at}"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`,
  );
  return `<w:p><w:pPr><w:jc w:val="both"/></w:pPr>${runs.join('')}</w:p>`;
}
