import { classNames } from '../../../../ui/class-names';
import type { Template } from './template';

const templates: readonly { key: Template; label: string }[] = [
  { key: 'brief', label: 'Ringkas' },
  { key: 'full', label: 'Lengkap' },
];

type TemplateSwitchProps = { template: Template; onChoose: (template: Template) => void };

export function TemplateSwitch({ template, onChoose }: TemplateSwitchProps) {
  return (
    <fieldset className="inline-flex rounded-md bg-sunken p-1">
      <legend className="sr-only">Bentuk borang</legend>
      {templates.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === template}
          onClick={() => onChoose(key)}
          className={classNames(
            'min-h-9 rounded-sm px-3 text-sm sm:min-h-8',
            key === template ? 'bg-raised font-medium shadow-sm' : 'text-muted hover:text-text',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
