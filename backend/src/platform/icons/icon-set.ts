/** As icon collections are published (Iconify JSON), as far as it is read here. */
export type IconCollection = Readonly<{
  prefix: string;
  width?: number;
  height?: number;
  icons: Readonly<Record<string, Readonly<{ body: string }>>>;
  aliases?: Readonly<Record<string, Readonly<{ parent: string }>>>;
}>;

export type IconSet = {
  prefix: string;
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
  notFound: string[];
};

/** Published collections leave out this size. */
const USUAL_SIZE = 16;

/** The named icons; an alias carries the drawing of what it stands for. */
export function pickIcons(collection: IconCollection, names: readonly string[]): IconSet {
  const set: IconSet = {
    prefix: collection.prefix,
    width: collection.width ?? USUAL_SIZE,
    height: collection.height ?? collection.width ?? USUAL_SIZE,
    icons: {},
    notFound: [],
  };
  for (const name of names) {
    const body = bodyOf(collection, name);
    if (body === undefined) set.notFound.push(name);
    else set.icons[name] = { body };
  }
  return set;
}

function bodyOf({ icons, aliases = {} }: IconCollection, name: string): string | undefined {
  const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
  const drawn = parent ?? name;
  return Object.hasOwn(icons, drawn) ? icons[drawn]?.body : undefined;
}
