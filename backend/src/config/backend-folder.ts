import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The backend's own folder, whether its code runs from one file each or bundled. */
export const BACKEND_FOLDER = dirname(findPackageJSON(import.meta.url) as string);
