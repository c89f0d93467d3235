// Loads nothing of ours: it has to say its sentence where the rest could not even be read.
import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const [needed] = devDependencies.node.split('.');
const [major] = process.versions.node.split('.');
if (major !== needed) {
  process.stderr.write(`This is Node ${process.versions.node}, and the product needs Node ${needed}.\n`);
  process.exit(1);
}
