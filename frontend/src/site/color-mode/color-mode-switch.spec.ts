import { ColorModeSwitch } from './color-mode-switch';

function openPage(stored?: string) {
  const dataset: Record<string, string | undefined> = {};
  const kept = new Map(stored ? [['color-mode', stored]] : []);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const colors = new ColorModeSwitch({ dataset, storage, systemIsDark: () => false });
  return { colors, dataset, stored: () => kept.get('color-mode') };
}

it('a preference is applied and stored', () => {
  const { colors, dataset, stored } = openPage();
  colors.prefer('dark');
  expect([dataset.theme, stored()]).toEqual(['dark', 'dark']);
});

it('while a page forces its theme, a change is neither applied nor stored', () => {
  const { colors, dataset, stored } = openPage('dark');
  colors.force('light');
  colors.prefer('system');
  expect([dataset.theme, stored(), colors.forced]).toEqual(['light', 'dark', 'light']);
});

it('after that page the preference counts again', () => {
  const { colors, dataset } = openPage('dark');
  colors.force('light');
  colors.force(undefined);
  expect([dataset.theme, colors.forced]).toEqual(['dark', undefined]);
});
