import type { Resource } from '../claims.js';
import { resourcesAt, type SuggestionProblem } from './activity.js';

/** One claim of an item on a resource. `group`: 0 for all of it; groups of one division may meet. */
export type Claim = Readonly<{ resource: number; division: number; group: number }>;

/** An activity, or what does not move. */
export type Item = Readonly<{
  claims: readonly Claim[];
  /** Of the rooms of each of its options. */
  roomClaims: readonly (readonly Claim[])[];
  people: readonly number[];
  periods: number;
  spread: number;
}>;

/** The activities, then what does not move, with numbers in place of names: a search compares them by the million. */
export function numberedItems({ activities, fixed }: Pick<SuggestionProblem, 'activities' | 'fixed'>): {
  items: Item[];
  resources: number;
} {
  const [resources, spreads, words] = [new Numbers(), new Numbers(), new Numbers()];
  words.of('');
  const resourceOf = ({ kind, id }: Resource) => resources.of(`${kind} ${id}`);
  const claimOf = (resource: Resource): Claim => ({
    resource: resourceOf(resource),
    division: words.of(resource.division),
    group: words.of(resource.groupKey),
  });
  const unmoved = fixed.map((each) => ({ ...each, spread: `fixed ${each.id}`, options: [] }));
  const items = [...activities, ...unmoved].map((each) => ({
    claims: each.resources.map(claimOf),
    roomClaims: each.options.map((option) => resourcesAt({ resources: [] }, option).map(claimOf)),
    people: each.resources.filter(({ kind }) => kind === 'teacher').map(resourceOf),
    periods: each.periods,
    spread: spreads.of(each.spread),
  }));
  return { items, resources: resources.count };
}

/** As `mayMeet` of claims says it, of one resource. */
export function mayMeet(one: Claim, other: Claim): boolean {
  return one.division === other.division && one.group !== other.group;
}

/** A number for each name, in the order in which they come. */
class Numbers {
  readonly #known = new Map<string, number>();

  get count(): number {
    return this.#known.size;
  }

  of(name: string): number {
    const found = this.#known.get(name) ?? this.#known.size;
    this.#known.set(name, found);
    return found;
  }
}
