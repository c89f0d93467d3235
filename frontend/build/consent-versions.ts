import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../backend/openapi.json'), 'utf8'));
const { termsVersion, privacyVersion } = contract.components.schemas.RegisterSchoolDto.properties;

/** What registration agrees to: the backend takes only the versions in force, so the contract names just these. */
export const consentVersions: Readonly<{ termsVersion: string; privacyVersion: string }> = {
  termsVersion: termsVersion.enum[0],
  privacyVersion: privacyVersion.enum[0],
};
