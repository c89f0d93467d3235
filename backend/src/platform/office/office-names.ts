/** The namespaces that are known, by the prefix they are written with. */
export const NAMESPACES: Readonly<Record<string, string>> = {
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  v: 'urn:schemas-microsoft-com:vml',
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  wp14: 'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing',
  wpg: 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  xdr: 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing',
  xml: 'http://www.w3.org/XML/1998/namespace',
};
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
/** Of spreadsheets, relations and content types, which are written without a prefix; each stands in parts of its own. */
export const WITHOUT_PREFIX = {
  sheet: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relations: `${PACKAGE}/relationships`,
  types: `${PACKAGE}/content-types`,
} as const;
/** Readers that do not know them pass over them. */
export const PASSED_OVER = ['w14', 'wp14'];

const PREFIXES = new Map([
  ...Object.entries(NAMESPACES).map(([prefix, namespace]): [string, string] => [namespace, prefix]),
  ...Object.values(WITHOUT_PREFIX).map((namespace): [string, string] => [namespace, '']),
]);

export function prefixOf(namespace: string): string | null {
  return PREFIXES.get(transitional(namespace)) ?? null;
}

const RELATIONS = `${NAMESPACES.r}/`;

/** "image" of the whole name of a relation; null of one that no part of ours may have. */
export function kindOf(relationType: string): string | null {
  const name = transitional(relationType);
  return name.startsWith(RELATIONS) ? name.slice(RELATIONS.length) : null;
}

export function relationType(kind: string): string {
  return RELATIONS + kind;
}

/** The strict edition of the standard has the same names at another address. */
function transitional(name: string): string {
  return name.replace(
    /^http:\/\/purl\.oclc\.org\/ooxml\/(\w+)\//,
    'http://schemas.openxmlformats.org/$1/2006/',
  );
}
