import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BACKEND_DIST } from '../local/checkout.ts';

/** The built product inside this process, for what no request does. */
export type ProductContext = Readonly<{
  /** What the application made of a class that a file of the build exports. */
  get<Service>(file: string, className: string): Promise<Service>;
}>;

/** With the role and the services that the environment names. */
export async function productContext(): Promise<ProductContext> {
  const { environment } = await load('config/environment.js');
  const { loadEnv } = await load('config/load-env.js');
  const { createApp } = await load('create-app.js');
  const app = await createApp(loadEnv(environment()));
  await app.init();
  return { get: async (file, className) => app.get((await load(file))[className]) };
}

function load(file: string) {
  return import(pathToFileURL(join(BACKEND_DIST, file)).href);
}
