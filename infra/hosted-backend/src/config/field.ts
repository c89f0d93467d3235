import { isIP } from 'node:net';

export const invalid = Symbol('invalid');

/** Reads one configuration value; `undefined` asks for the default. */
export type Field<T> = (value: unknown) => T | typeof invalid;

const required = <T>(accepts: (value: unknown) => value is T, fallback: T): Field<T> => {
  return (value) => (value === undefined ? fallback : accepts(value) ? value : invalid);
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const isTextMap = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText);

const isUrl = (value: unknown): value is string => isText(value) && URL.canParse(value);

const optional = <T>(accepts: (value: unknown) => value is T): Field<T | undefined> => {
  return (value) => (value === undefined || accepts(value) ? value : invalid);
};

export const text = (fallback: string) => required(isText, fallback);
export const textList = (fallback: string[]) => required(isTextList, fallback);
export const textMap = (fallback: Record<string, string>) => required(isTextMap, fallback);
const databaseName = /^[a-z_][a-z\d_]{0,62}\.[a-z_][a-z\d_]{0,62}$/;

const isViewList = (value: unknown): value is string[] =>
  isTextList(value) && value.every((name) => databaseName.test(name));

export const viewList = required(isViewList, []);
/** As `schema.function`. */
export const optionalFunction = optional(
  (value): value is string => isText(value) && databaseName.test(value),
);
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string) =>
  networkNames.includes(text) || (/^[^/]+(\/\d{1,3})?$/.test(text) && isIP(text.replace(/\/.*/, '')) > 0);

/** Addresses and networks (`10.0.0.0/8`, `uniquelocal`) with commas between them, as the product's TRUSTED_PROXIES. */
export const optionalNetworks: Field<string | undefined> = (value) => {
  if (value === undefined || value === '') return undefined;
  return isText(value) && value.split(',').every((network) => isNetwork(network.trim())) ? value : invalid;
};

export const url = (fallback: string) => required(isUrl, fallback);
export const flag = (fallback: boolean) => required(isFlag, fallback);

export const integer = (fallback: number, least: number, most: number) =>
  required(
    (value): value is number =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
    fallback,
  );

export const oneOf = <const Choice extends string>(choices: readonly Choice[], fallback: Choice) =>
  required((value): value is Choice => choices.some((choice) => choice === value), fallback);

export const optionalFlag = optional(isFlag);
export const optionalText = optional(isText);
/** Of a page, as `/auth/confirm`. */
export const optionalPath = optional(
  (value): value is string => isText(value) && /^\/(?![/\\])[^\s?#]*$/.test(value),
);
export const optionalUrl = optional(isUrl);
export const optionalKey = (prefix: string) =>
  optional(
    (value): value is string => isText(value) && value.startsWith(prefix) && value.length > prefix.length,
  );
