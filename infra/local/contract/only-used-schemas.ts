type Document = { paths: object; components?: { schemas?: Record<string, unknown> } };

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** The document without the schemas that none of its paths comes to. */
export function onlyUsedSchemas<Kept extends Document>(document: Kept): Kept {
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name] ?? {});
    }
  };
  follow(document.paths);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } };
}
