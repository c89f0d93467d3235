type Schema = Readonly<{
  $ref?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}>;

type Operation = { requestBody?: { content: Readonly<Record<string, { schema: Schema }>> } };

type Document = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

/** Put on by the client, never typed. */
const UNTYPED = ['schoolCode', 'version'];

/**
 * Modules that tell a form how much fits into what it sends: each schema of a body in a module of its own, by the name
 * under which forms import it, so that a page carries those of its own forms.
 */
export function boundsModules(openapi: string): ReadonlyMap<string, string> {
  const { paths, components }: Document = JSON.parse(openapi);
  const bodies = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
    .map(({ schema }) => schema);
  return new Map(
    [...schemasIn(bodies, components.schemas)].map((name) => {
      const constant = constantOf(name);
      const file = constant.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const bounds = boundsOf(components.schemas[name] ?? {});
      return [
        file,
        `// Written by \`npm run contract\`.\n\nexport const ${constant}Bounds = {\n${bounds}} as const;\n`,
      ];
    }),
  );
}

/** By what a file imports: `from '../../api/bounds/new-room'`. */
export const boundsImportedBy = (text: string): string[] =>
  [...text.matchAll(/from '[./]+\/api\/bounds\/([\w-]+)'/g)].map(([, name = '']) => name);

function schemasIn(bodies: readonly Schema[], schemas: Document['components']['schemas']): Set<string> {
  const found = new Set<string>();
  const follow = ({ $ref, properties = {}, items, allOf = [], anyOf = [] }: Schema): void => {
    const name = $ref?.split('/').at(-1);
    if (name && !found.has(name)) {
      found.add(name);
      follow(schemas[name] ?? {});
    }
    for (const part of [...Object.values(properties), ...(items ? [items] : []), ...allOf, ...anyOf])
      follow(part);
  };
  bodies.forEach(follow);
  return found;
}

function boundsOf({ properties = {} }: Schema): string {
  return Object.entries(properties)
    .filter(([name]) => !UNTYPED.includes(name))
    .map(([name, field]) => [name, boundOf(field)] as const)
    .filter(([, bound]) => bound !== '')
    .map(([name, bound]) => `  ${name}: { ${bound} },\n`)
    .join('');
}

/** As an attribute of a field would have it; what is empty, a form asks for in words of its own. */
function boundOf({ minLength = 0, maxLength, minimum, maximum, maxItems, items }: Schema): string {
  const least = minLength > 1 ? `minLength: ${minLength}, ` : '';
  if (maxLength !== undefined) return `${least}maxLength: ${digits(maxLength)}`;
  if (minimum !== undefined && maximum !== undefined)
    return `min: ${digits(minimum)}, max: ${digits(maximum)}`;
  if (maxItems === undefined) return '';
  return [`most: ${digits(maxItems)}`, ...[boundOf(items ?? {})].filter(Boolean)].join(', ');
}

/** As the formatter writes them. */
const digits = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, value < 10_000 ? '' : '_');

function constantOf(schema: string): string {
  const name = schema.replace(/Dto$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}
