// Imports nothing: it has to say its sentence where the rest could not even be read.
const NEEDED = '24';

const [major] = process.versions.node.split('.');
if (major !== NEEDED) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and the hosted backend needs Node ${NEEDED}.\n`,
  );
  process.exit(1);
}
