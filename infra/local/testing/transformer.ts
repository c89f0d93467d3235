import type { Options } from '@swc/core';
import swc from '@swc/jest';

type Transformer = ReturnType<typeof swc.createTransformer>;
type CacheKey = NonNullable<Transformer['getCacheKey']>;

/**
 * Transforms by SWC, and knows again what it has transformed. Jest would keep it under all settings of a project; in a
 * whole run they name the folder of its groups, another each time, and no run found what the one before had kept. What
 * comes out depends on the text, its path and these options alone.
 */
export default {
  createTransformer(options: Options): Transformer {
    const transformer = swc.createTransformer(options);
    const { getCacheKey: keyBySettings } = transformer;
    if (keyBySettings === undefined) throw new Error('SWC says under which key jest keeps its work.');
    const getCacheKey: CacheKey = (text, path, asked) =>
      keyBySettings(text, path, { ...asked, configString: '' });
    return Object.assign(transformer, { getCacheKey });
  },
};
