import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import type { FieldProblem } from '../errors/errors.js';

type InputClass = new () => object;
/** What a class lets stand at one of its properties; `longest`: the list it takes. */
type Place = { longest?: number; nested?: InputClass };
type Fitting = Readonly<{ value: unknown; problems: readonly FieldProblem[] }>;

const places = new WeakMap<InputClass, ReadonlyMap<string, Place>>();

/**
 * Takes out of an input what its class has no place for, before anything walks through it: to transform and check
 * what is refused anyway takes seconds where the sender took milliseconds. Of a list too long enough is left for
 * its own rule to refuse it.
 */
export function fitToClass(value: unknown, type: InputClass, path = ''): Fitting {
  if (Array.isArray(value)) return { value: [], problems: [] };
  if (!isObject(value)) return { value, problems: [] };
  const known = placesOf(type);
  const problems: FieldProblem[] = [];
  const fitting: [string, unknown][] = [];
  for (const [property, part] of Object.entries(value)) {
    const field = path + property;
    const place = known.get(property);
    const found = place
      ? fitToPlace(part, place, field)
      : refused(field, `property ${property} should not exist`);
    problems.push(...found.problems);
    if (found.value !== undefined) fitting.push([property, found.value]);
  }
  return { value: Object.fromEntries(fitting), problems };
}

function fitToPlace(part: unknown, { longest, nested }: Place, field: string): Fitting {
  if (!Array.isArray(part)) {
    if (!isObject(part)) return { value: part, problems: [] };
    return nested ? fitToClass(part, nested, `${field}.`) : refused(field, 'must not be an object');
  }
  if (longest === undefined) return refused(field, 'must not be a list');
  const items = part.slice(0, longest + 1).map((item, at) => fitToPlace(item, { nested }, `${field}.${at}`));
  return { value: items.map(({ value }) => value), problems: items.flatMap(({ problems }) => problems) };
}

function refused(field: string, message: string): Fitting {
  return { value: undefined, problems: [{ field, message }] };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function placesOf(type: InputClass): ReadonlyMap<string, Place> {
  let known = places.get(type);
  if (!known) {
    known = readPlaces(type);
    places.set(type, known);
  }
  return known;
}

function readPlaces(type: InputClass): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const { propertyName, type: kind, name, constraints } of rulesOf(type)) {
    const place = found.get(propertyName) ?? {};
    if (name === 'arrayMaxSize') place.longest = constraints[0];
    if (kind === 'nestedValidation') place.nested = nestedClass(type, propertyName);
    found.set(propertyName, place);
  }
  return found;
}

function rulesOf(type: InputClass) {
  return getMetadataStorage().getTargetValidationMetadatas(type, '', true, false);
}

/** The class that `@Type` names, asked of the one that makes its instances. */
function nestedClass(type: InputClass, property: string): InputClass | undefined {
  const made: unknown = Reflect.get(plainToInstance(type, { [property]: {} }), property);
  return isObject(made) && made.constructor !== Object ? (made.constructor as InputClass) : undefined;
}
