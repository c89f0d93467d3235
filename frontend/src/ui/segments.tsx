import { classNames } from './class-names';

type SegmentsProps<Value extends string> = {
  /** What is chosen, for those who do not see it. */
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** One of a few ways, all in sight. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="flex gap-1 rounded-lg bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map(([each, words]) => (
        <button
          key={each}
          type="button"
          aria-pressed={value === each}
          onClick={() => onChange(each)}
          className={classNames(
            'min-h-11 rounded-md px-4 text-sm sm:min-h-8',
            value === each ? 'bg-raised font-semibold shadow-sm forced-colors:border' : 'text-muted',
          )}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
