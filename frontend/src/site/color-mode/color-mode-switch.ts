import { asColorMode, type ColorMode, type Theme, themeOf } from './color-mode';

const storageKey = 'color-mode';

export type ColorModePorts = {
  /** Of the root element: `theme` is what the page shows, `forceTheme` what it insists on. */
  dataset: Record<string, string | undefined>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  systemIsDark: () => boolean;
};

/** What the page shows: the preference, unless the page forces a theme. */
export class ColorModeSwitch {
  constructor(private readonly ports: ColorModePorts) {}

  get preference(): ColorMode {
    return asColorMode(this.ports.storage.getItem(storageKey));
  }

  get forced(): Theme | undefined {
    const { forceTheme } = this.ports.dataset;
    return forceTheme === 'light' || forceTheme === 'dark' ? forceTheme : undefined;
  }

  /** While a page forces its theme, a change is neither applied nor stored. */
  prefer(mode: ColorMode): void {
    if (this.forced) return;
    this.ports.storage.setItem(storageKey, mode);
    this.apply();
  }

  /** Undefined: the preference counts again. */
  force(theme: Theme | undefined): void {
    if (theme) this.ports.dataset.forceTheme = theme;
    else delete this.ports.dataset.forceTheme;
    this.apply();
  }

  apply(): void {
    const { dataset, systemIsDark } = this.ports;
    const { preference, forced } = this;
    dataset.theme = themeOf({ preference, forced, systemIsDark: systemIsDark() });
  }
}
