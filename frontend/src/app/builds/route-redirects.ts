import { fileBeside } from '../../api/file-beside';
import { jsonOf } from '../../api/whole-reply';
import { appConfig } from '../../site/config';
import { paths } from '../../site/paths';

/** By path. */
export type Redirects = Readonly<Record<string, string>>;

/** `/builds/meta/<id>.json`, as far as it is used here. */
type Manifest = { matcher: { static: Readonly<Record<string, { redirect?: string }>> } };

function isManifest(found: unknown): found is Manifest {
  if (typeof found !== 'object' || found === null || !('matcher' in found)) return false;
  const { matcher } = found;
  return typeof matcher === 'object' && matcher !== null && 'static' in matcher;
}

/** What the build writes into its manifest; also holds while the manifest cannot be had. */
export const ownRedirects: Redirects = {
  [paths.management]: `${paths.login}?validate=true`,
  [paths.oldSuccess]: paths.success,
};

export function redirectsIn({ matcher }: Manifest): Redirects {
  const rules = Object.entries(matcher.static);
  return Object.fromEntries(rules.flatMap(([path, { redirect }]) => (redirect ? [[path, redirect]] : [])));
}

const patience = 1000;

async function fetchRedirects(): Promise<Redirects> {
  const address = `/builds/meta/${appConfig().buildId}.json`;
  const manifest = await fileBeside(address, jsonOf, { patience });
  return isManifest(manifest) ? redirectsIn(manifest) : ownRedirects;
}

let fetched: Promise<Redirects> | undefined;

/** Of the build that this document came with; asked for once. */
export function routeRedirects(): Promise<Redirects> {
  fetched ??= fetchRedirects();
  return fetched;
}
