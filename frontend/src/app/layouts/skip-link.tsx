export const mainId = 'kandungan';

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-medium text-on-accent focus:translate-y-0 focus:shadow-lg"
    >
      Terus ke kandungan
    </a>
  );
}
