import type { Environment } from '../local/product/environment.ts';
import { freePort } from '../local/product/ports.ts';
import type { ProductEnvironment } from '../local/product/product-environment.ts';
import { startProduct } from '../local/product/product-part.ts';
import type { Stack } from '../local/product/stack.ts';

/** What the benches need: a stack whose services run, and the variables of the product on it. */
export type Bench = Readonly<{ stack: Stack; environment: ProductEnvironment }>;

/** Does `work` against a product of its own; resolves when that is stopped. */
export async function withProduct<T>(
  { stack, environment }: Bench,
  settings: Environment,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const part = await startProduct(stack, { ...environment, ...settings }, port);
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    await stack.supervisor.remove(part);
  }
}
