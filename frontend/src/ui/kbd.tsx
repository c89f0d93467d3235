/** A key as it is printed on a keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-sm border border-control/55 bg-sunken px-1.5 font-medium font-sans text-xs">
      {children}
    </kbd>
  );
}
