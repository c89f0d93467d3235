import { type ReactNode, useId } from 'react';
import { useStepFocus } from './step-focus';

type SettingsSectionProps = {
  title: string;
  help?: string;
  /** Of a matter that is done in steps: the focus goes along with each. */
  step?: string;
  children: ReactNode;
};

/** One matter of the settings: what it is at the left on wide screens, what can be done beside it. */
export function SettingsSection({ title, help, step = '', children }: SettingsSectionProps) {
  const place = useStepFocus<HTMLDivElement>(step);
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 border-line border-t py-8 lg:grid-cols-[18rem_minmax(0,28rem)] lg:gap-10"
    >
      <div>
        <h2 id={titleId} className="font-semibold text-lg">
          {title}
        </h2>
        {help && <p className="prose-width mt-1 text-muted text-sm">{help}</p>}
      </div>
      <div ref={place} className="flex min-w-0 flex-col items-start gap-4 *:max-w-full">
        {children}
      </div>
    </section>
  );
}
