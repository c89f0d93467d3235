import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

export type IconImage = Readonly<{ size: number; purpose: 'any' | 'maskable'; png: Uint8Array }>;

const logo = readFileSync(join(import.meta.dirname, '../src/ui/icon.svg'), 'utf8');

/** The device cuts the corners itself; what counts stands in the circle that every shape leaves. */
const fullBleed = logo.replace(' rx="8"', '');

const wanted = [
  { size: 192, purpose: 'any', svg: logo },
  { size: 512, purpose: 'any', svg: logo },
  { size: 512, purpose: 'maskable', svg: fullBleed },
] as const;

let ready: Promise<void> | undefined;

/** What an installed application shows, drawn from the logo. */
export async function iconImages(): Promise<IconImage[]> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= initWasm(readFileSync(wasm));
  await ready;
  return wanted.map(({ size, purpose, svg }) => {
    const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
    return { size, purpose, png: drawing.render().asPng() };
  });
}
