import type { ComponentType } from 'react';

type ExampleModule = { title: string; Example: ComponentType };

export type GalleryExample = ExampleModule & { key: string; code: string };

const modules = import.meta.glob<ExampleModule>('./examples/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./examples/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const order = [
  'typography',
  'icons',
  'lesson-marks',
  'fetched-icon',
  'buttons',
  'text-fields',
  'date-and-time',
  'choices',
  'combobox',
  'files',
  'form',
  'table',
  'long-table',
  'grid',
  'pagination',
  'tabs',
  'menus',
  'commands',
  'messages',
  'banners',
  'states',
  'figures',
  'calendars',
  'facts',
];

function exampleOf(key: string): GalleryExample {
  const path = `./examples/${key}.tsx`;
  const module = modules[path];
  const code = sources[path];
  if (!module || code === undefined) throw new Error(`The gallery has no example ${key}.`);
  return { ...module, key, code: code.replaceAll(/\.\.\/\.\.\/\.\.\/(?=ui|api|grid)/g, '') };
}

/** Every part of the design system with its code: what is shown is what is read. */
export const galleryExamples: readonly GalleryExample[] = order.map(exampleOf);
