import { PageHeader } from '../../ui/page-header';
import { tones } from '../../ui/tone';
import { ThemeSamples } from './theme-samples';

const roles = [
  'surface',
  'raised',
  'sunken',
  'text',
  'muted',
  'line',
  'control',
  ...tones.flatMap((tone) => [tone, `on-${tone}`, `${tone}-soft`, `on-${tone}-soft`]),
  'accent-hover',
  'brand',
  'on-brand',
  'on-brand-muted',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
];

/** Every role of colour with its value in both themes. */
export function ColorsPage() {
  return (
    <>
      <PageHeader title="Warna" state={`${roles.length} peranan warna dalam dua tema.`} />
      <ThemeSamples>
        {(readRole) => (
          <ul className="grid gap-2 text-sm sm:grid-cols-2">
            {roles.map((role) => (
              <li key={role} className="flex items-center gap-3">
                <span
                  className="size-10 rounded-md border border-line"
                  style={{ background: `var(--${role})` }}
                />
                <span>
                  {role}
                  <code className="block text-muted text-xs">{readRole(role)}</code>
                </span>
              </li>
            ))}
          </ul>
        )}
      </ThemeSamples>
    </>
  );
}
