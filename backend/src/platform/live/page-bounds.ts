/** A browser opens one stream, whatever its tabs; a whole school may share one address. */
const MOST_OF_PERSON = 12;
const MOST_OF_ADDRESS = 600;

type Owned = Readonly<{ person: string; address: string }>;

/** Which streams are open, by whom and from where. */
export class PageBounds<Stream extends Owned> {
  private readonly byPerson = new Map<string, Set<Stream>>();
  private readonly byAddress = new Map<string, Set<Stream>>();

  isFull(address: string): boolean {
    return (this.byAddress.get(address)?.size ?? 0) >= MOST_OF_ADDRESS;
  }

  add(stream: Stream): void {
    put(this.byPerson, stream.person, stream);
    put(this.byAddress, stream.address, stream);
  }

  delete(stream: Stream): void {
    take(this.byPerson, stream.person, stream);
    take(this.byAddress, stream.address, stream);
  }

  ofPerson(person: string): Iterable<Stream> {
    return this.byPerson.get(person) ?? [];
  }

  /** What a person has open beyond the bound, oldest first: of a device that is gone nobody may have heard yet. */
  excessOf(person: string): Stream[] {
    const open = [...this.ofPerson(person)];
    return open.slice(0, Math.max(0, open.length - MOST_OF_PERSON));
  }
}

export function put<Key, Value>(groups: Map<Key, Set<Value>>, key: Key, value: Value): void {
  groups.set(key, (groups.get(key) ?? new Set()).add(value));
}

/** A group that is empty goes. */
export function take<Key, Value>(groups: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const group = groups.get(key);
  group?.delete(value);
  if (group?.size === 0) groups.delete(key);
}
