export const title = 'Taip';

const sizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];

export function Example() {
  return (
    <ul className="flex flex-col gap-2">
      {sizes.map((size) => (
        <li key={size} className="flex flex-wrap items-baseline gap-x-4">
          <span className="w-20 text-muted text-xs">{size}</span>
          <span className={`${size} wrap-anywhere min-w-0`}>Rancangan harian 1234567890</span>
        </li>
      ))}
    </ul>
  );
}
