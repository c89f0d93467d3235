export function TabCount({ count }: { count: number }) {
  return <span className="rounded-full bg-sunken px-1.5 text-text text-xs tabular-nums">{count}</span>;
}
