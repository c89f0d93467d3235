const margin = 4;

/** No `#` within: auth-js puts the picture into a data address as it is. */
export async function qrSvg(text: string): Promise<string> {
  // Loaded at the first enrolment: few starts ever need it.
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const cells = Array.from({ length: size * size }, (_, index) => [Math.floor(index / size), index % size])
    .filter(([row = 0, column = 0]) => code.isDark(row, column))
    .map(([row = 0, column = 0]) => `M${column + margin} ${row + margin}h1v1h-1z`);
  const side = size + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${side}v${side}H0z"/><path d="${cells.join('')}"/></svg>`;
}
