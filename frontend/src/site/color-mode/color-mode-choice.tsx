import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import type { ColorMode } from './color-mode';
import { preferColorMode, useColorMode, useForcedTheme } from './color-mode-store';

const choices: readonly { mode: ColorMode; label: string; icon: IconName }[] = [
  { mode: 'system', label: 'Ikut peranti', icon: 'device' },
  { mode: 'light', label: 'Cerah', icon: 'light' },
  { mode: 'dark', label: 'Gelap', icon: 'dark' },
];

export function ColorModeChoice() {
  const preference = useColorMode();
  const forced = useForcedTheme();
  return (
    <fieldset
      disabled={forced !== undefined}
      className="flex gap-1 rounded-lg bg-sunken p-1 disabled:opacity-60"
    >
      <legend className="sr-only">Paparan</legend>
      {choices.map(({ mode, label, icon }) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === preference}
          onClick={() => preferColorMode(mode)}
          className={classNames(
            'flex min-h-11 flex-1 items-center justify-center gap-1.5 whitespace-nowrap rounded-md px-2 text-sm transition-colors sm:min-h-8 sm:text-xs',
            mode === preference ? 'bg-raised font-medium text-text shadow-sm' : 'text-muted hover:text-text',
          )}
        >
          <Icon name={icon} size={16} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
