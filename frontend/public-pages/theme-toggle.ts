import { deviceStorage } from '../src/site/safe-storage';

export function addThemeToggle(): void {
  const root = document.documentElement;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]')) {
    button.addEventListener('click', () => {
      if (root.dataset.forceTheme) return;
      const next = root.dataset.theme === 'dark' ? 'light' : 'dark';
      root.dataset.theme = next;
      deviceStorage.setItem('color-mode', next);
    });
  }
}
