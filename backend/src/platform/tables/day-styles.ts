import type { XmlElement } from '../archives/xml-tree.js';
import { localName } from './filled-sheet.js';

/** As the reader's country writes a day. */
const DAY_FORMAT = '14';
const DAYS_OF_THE_STANDARD = new Set(['14', '15', '16', '17', '22']);

/** Styles of a workbook, and beside each the one that shows a number as a day. */
export class DayStyles {
  private readonly added: XmlElement[] = [];
  private readonly known = new Map<string, string>();

  /** `styles`: the part of the workbook that holds them; a workbook without has no looks to keep. */
  constructor(private readonly styles: XmlElement | null) {}

  /** A style that shows days already stays. */
  of(style: string): string {
    const cells = this.cells();
    const own = cells[Number(style)];
    if (!own || DAYS_OF_THE_STANDARD.has(own.attributes.numFmtId ?? '') || this.isDayOfOwn(own)) return style;
    const known = this.known.get(style);
    if (known) return known;
    const made = `${cells.length + this.added.length}`;
    this.added.push({
      ...own,
      attributes: { ...own.attributes, numFmtId: DAY_FORMAT, applyNumberFormat: '1' },
    });
    this.known.set(style, made);
    return made;
  }

  /** The part with what was added; null where nothing was. */
  changed(): XmlElement | null {
    if (!this.styles || this.added.length === 0) return null;
    return {
      ...this.styles,
      children: this.styles.children.map((child) => {
        if (typeof child === 'string' || localName(child) !== 'cellXfs') return child;
        const children = [...child.children, ...this.added];
        return {
          ...child,
          children,
          attributes: { ...child.attributes, count: `${this.cells().length + this.added.length}` },
        };
      }),
    };
  }

  private cells(): XmlElement[] {
    return this.childrenOf('cellXfs');
  }

  private isDayOfOwn({ attributes }: XmlElement): boolean {
    const format = this.childrenOf('numFmts').find(
      (each) => each.attributes.numFmtId === attributes.numFmtId,
    );
    return /[dy]/i.test((format?.attributes.formatCode ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]/g, ''));
  }

  private childrenOf(name: string): XmlElement[] {
    const part = this.styles?.children.find(
      (child) => typeof child !== 'string' && localName(child) === name,
    );
    return typeof part === 'object' ? part.children.filter((child) => typeof child !== 'string') : [];
  }
}
