import type { DiscoveryService, MetadataScanner } from '@nestjs/core';

export type DiscoveredHandler<Marked> = Readonly<{
  marked: Marked;
  owner: string;
  call: (...args: never[]) => unknown;
}>;

/** Every provider method that carries the mark, bound to its instance, in the order of the modules. */
export function discoverHandlers<Marked>(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
  mark: string,
): DiscoveredHandler<Marked>[] {
  // One instance may stand under several tokens.
  const instances = new Set(discovery.getProviders().map(({ instance }) => instance));
  return [...instances].flatMap((instance) => {
    if (!instance || typeof instance !== 'object') return [];
    const prototype = Object.getPrototypeOf(instance);
    return scanner.getAllMethodNames(prototype).flatMap((method) => {
      const marked: Marked | undefined = Reflect.getMetadata(mark, prototype[method]);
      const owner = `${instance.constructor.name}.${method}`;
      return marked === undefined ? [] : [{ marked, owner, call: prototype[method].bind(instance) }];
    });
  });
}
