import { type ComponentType, lazy, useState } from 'react';

/** A part of a page that may be fetched before it is drawn: it is drawn at once then, and suspends otherwise. */
export function readyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined;
  const fetchIt = async () => {
    fetched ??= await load();
    return fetched;
  };
  const Suspending = lazy(async () => ({ default: await fetchIt() }));
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? Suspending);
    return <Shown {...props} />;
  }
  return { fetch: fetchIt, Part };
}
