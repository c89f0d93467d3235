import type { Arrival } from './calls';

type Kind = keyof Arrival['counts'];

const names: Record<Kind, string> = {
  plans: 'rancangan',
  yearlyPlans: 'RPT sendiri',
  blocks: 'blok',
  templates: 'template refleksi',
};
const isKind = (name: string): name is Kind => name in names;
const kinds = Object.keys(names).filter(isKind);

/** "12 rancangan dan 3 blok"; empty where there is none. */
export function countWords({ counts }: Pick<Arrival, 'counts'>, of: 'added' | 'there' | 'invalid'): string {
  const told = kinds
    .filter((kind) => counts[kind][of] > 0)
    .map((kind) => `${counts[kind][of]} ${names[kind]}`);
  return told.join(', ').replace(/, (?=[^,]*$)/, ' dan ');
}

/** "Rancangan ke-4: tarikh", by the place in the file. */
export function placeWords(field: string): string {
  const [kind = '', at = '', ...path] = field.split('.');
  if (!isKind(kind)) return field;
  const name = names[kind].charAt(0).toUpperCase() + names[kind].slice(1);
  const place = `${name} ke-${Number(at) + 1}`;
  return path.length > 0 ? `${place}: ${path.join(' ')}` : place;
}
