import { type ComponentProps, type ReactNode, useId } from 'react';
import { choiceRow } from './choice-look';

type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode };

/** On or off at once, without a button to save. */
export function SwitchField({ label, help, ...input }: SwitchFieldProps) {
  const helpId = useId();
  return (
    <label className={choiceRow}>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        aria-describedby={help ? helpId : undefined}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full bg-control transition-colors before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-raised before:transition-transform checked:bg-accent checked:before:translate-x-4 disabled:cursor-not-allowed disabled:opacity-55 forced-colors:forced-color-adjust-none forced-colors:border forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]"
      />
      <span>
        {label}
        {help && (
          <span id={helpId} className="block text-muted text-sm">
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
