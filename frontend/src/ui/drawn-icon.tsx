type DrawnIconProps = {
  /** What stands inside the svg element. */ body: string;
  width: number;
  height: number;
  size?: number;
};

/** A fetched drawing in the colour of the text. As a mask it is only ever a picture: nothing in it can run. */
export function DrawnIcon({ body, width, height, size = 18 }: DrawnIconProps) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const picture = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  return (
    <span
      aria-hidden="true"
      className="inline-block shrink-0 bg-current forced-color-adjust-none"
      style={{ width: size, height: size, mask: `${picture} center / contain no-repeat` }}
    />
  );
}
