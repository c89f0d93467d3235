import { PdfWriter, type Place } from '../../../../platform/pdf/pdf-writer.js';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 50 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
export const COLOUR = {
  text: '#1c2526',
  muted: '#5a6869',
  line: '#dbe2e2',
  accent: '#0b5a5c',
  soft: '#f4f6f6',
};

export type Style = Readonly<{
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
}>;
const LINE_GAP = 2;

/** A page to write on. Positions are points from the top left corner. */
export class Sheet {
  private readonly pdf = this.writer.pdf;

  private constructor(private readonly writer: PdfWriter) {}

  /** The bytes depend on what is written and on these two alone. */
  static async open(title: string, createdAt: number): Promise<Sheet> {
    const info = { Title: title, Creator: 'Rekod Mengajar', CreationDate: new Date(createdAt) };
    return new Sheet(await PdfWriter.open({ margin: PAGE.margin, info }));
  }

  /** Returns where the text ends. */
  text(
    text: string,
    place: Place,
    { size = 9.5, bold, colour = COLOUR.text, align = 'left' }: Style = {},
  ): number {
    const letters = { size, weight: bold ? 'semibold' : 'regular' } as const;
    this.writer.choose(letters).fillColor(colour);
    if (!this.writer.isPlain(text))
      return this.writer.write(text, place, { ...letters, align, lineGap: LINE_GAP });
    const { x, y, width } = place;
    this.pdf.text(text, x, y, { width, align, lineGap: LINE_GAP });
    return this.pdf.y;
  }

  line(y: number, colour: string = COLOUR.line): void {
    this.pdf
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .lineWidth(0.75)
      .stroke(colour);
  }

  panel({ x, y, width }: Place, height: number): void {
    this.pdf.roundedRect(x, y, width, height, 6).fill(COLOUR.soft);
  }

  square(x: number, y: number, side: number): void {
    this.pdf.rect(x, y, side, side);
  }

  fill(colour: string): void {
    this.pdf.fill(colour);
  }

  link({ x, y, width }: Place, height: number, url: string): void {
    this.pdf.link(x, y, width, height, url);
  }

  end(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.pdf.on('error', reject);
      this.pdf.end();
    });
  }
}
