import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import { type IconCollection, type IconSet, pickIcons } from './icon-set.js';
import { PublicIcons } from './public-icons.js';

const require = createRequire(import.meta.url);

/** Read when one is first asked for: most people never do. */
const LOCAL = new Map<string, () => IconCollection>([
  ['lucide', () => require('@iconify-json/lucide/icons.json')],
]);

@Injectable()
export class IconsService {
  constructor(private readonly publicIcons: PublicIcons) {}

  /** Null for a collection that nobody knows. */
  async find(collection: string, names: readonly string[]): Promise<IconSet | null> {
    const local = LOCAL.get(collection);
    const here = local && pickIcons(local(), names);
    const missing = here ? here.notFound : names;
    if (here && missing.length === 0) return here;
    const found = await this.publicIcons.find(collection, missing);
    if (!found) return here ?? null;
    const elsewhere = pickIcons(found, missing);
    return {
      ...elsewhere,
      ...here,
      icons: { ...here?.icons, ...elsewhere.icons },
      notFound: elsewhere.notFound,
    };
  }
}
