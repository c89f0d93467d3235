import { type BrowserConfig, CONFIG_PLACEHOLDER, configElement } from './browser-config.js';
import type { Frame } from './choose-document.js';
import type { Offer } from './price-list.js';

/** What stands between is written once for each plan. */
export const PRICES = /<!--prices-->([\s\S]*?)<!--\/prices-->/;

/** What stands between is for the host of a school: each is installed as an application of its own. */
const ON_SCHOOL_HOST = /<!--school-->([\s\S]*?)<!--\/school-->/;

/** One block for each frame; the one around the page stays. */
const FRAMES = /<!--frame:(\w+)-->([\s\S]*?)<!--\/frame-->/g;

const TITLE = /<title>[^<]*<\/title>/;

export type DocumentValues = Readonly<{
  config: BrowserConfig;
  /** From the configuration, never from a Host header. */
  mainOrigin: string;
  offers: readonly Offer[];
  /** Of the application's document, where its address has one. */
  title?: string;
  /** Around the page, where it has one. */
  frame?: Frame;
  /** A school that exists. */
  isOnSchoolHost: boolean;
}>;

/** A document of the front end's build with what only the server knows. */
export function fillDocument(text: string, values: DocumentValues): string {
  const { config, mainOrigin, offers, isOnSchoolHost, title, frame } = values;
  return text
    .replace(TITLE, (element) => (title ? `<title>${escaped(title)}</title>` : element))
    .replace(CONFIG_PLACEHOLDER, () => configElement(config) + rulesPreload(config))
    .replace(PRICES, (_block, row: string) => offers.map((offer) => fillRow(row, offer)).join(''))
    .replace(ON_SCHOOL_HOST, (_block, links: string) => (isOnSchoolHost ? links : ''))
    .replace(FRAMES, (_block, name: string, skeleton: string) => (name === frame ? skeleton : ''))
    .replaceAll('{{main}}', mainOrigin);
}

/** The checks of the first page ask for the rules of the build: on their way with the scripts. */
function rulesPreload({ buildId }: BrowserConfig): string {
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="/builds/meta/${buildId}.json" />`;
}

function fillRow(row: string, offer: Offer): string {
  return row
    .replaceAll('{{plan.name}}', escaped(offer.name))
    .replaceAll('{{plan.teacherLimit}}', String(offer.teacherLimit))
    .replaceAll('{{plan.monthly}}', escaped(offer.monthly))
    .replaceAll('{{plan.yearly}}', escaped(offer.yearly));
}

/** For text of an element, in a page as in a payload. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\\', '&#92;');
}
