import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type Paragraph, paragraph, strong } from '../../../platform/papers/paper-table.js';
import { FlowedText } from '../../../platform/pdf/flowed-text.js';
import { PdfWriter } from '../../../platform/pdf/pdf-writer.js';
import { INK } from '../../../platform/pdf/ruled-table.js';
import { minutesOf } from '../domain/timetable-lesson.js';
import {
  asOneLesson,
  clockOnPaper,
  hoursOf,
  type LaidLesson,
  laidLessons,
  type Minutes,
  meetingLessons,
  type PaperLesson,
  type TimetableOnPaper,
  type WeekOnPaper,
  weekdayOnPaper,
} from './week-on-paper.js';

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;
type Page = Readonly<{ size: 'A4' | 'A3'; width: number; height: number; edge: number }>;

/** Across, in points. */
const A4: Page = { size: 'A4', width: 841.89, height: 595.28, edge: 28 };
const A3: Page = { size: 'A3', width: 1190.55, height: 841.89, edge: 28 };
const HEAD = 46;
const FOOT = 14;
const NAMES = 116;
const DAYS = 26;
/** A row of a sheet is no lower: below it nobody reads it. The 90 teachers of a large school stand on one. */
const LOWEST_ROW = 7.7;
const HIGHEST_ROW = 30;
const ROWS_AT_ONCE = 8;

/** One week on A4, or all of them on as few sheets of A3 as can be read. */
export function timetablePdf(paper: TimetableOnPaper): Readable {
  const output = new PassThrough();
  draw(output, paper).catch((error: Error) => output.destroy(error));
  return output;
}

async function draw(output: PassThrough, paper: TimetableOnPaper): Promise<void> {
  const [first, ...others] = paper.weeks;
  const isOne = first !== undefined && others.length === 0;
  const page = isOne ? A4 : A3;
  const info = { Title: paper.title, Creator: 'Rekod Mengajar', CreationDate: new Date(paper.now) };
  const writer = await PdfWriter.open({
    size: page.size,
    layout: 'landscape',
    autoFirstPage: false,
    margin: 0,
    info,
  });
  writer.pdf.pipe(output);
  const sheet = new TimetableSheet(writer.pdf, new FlowedText(writer), page, paper);
  if (isOne) sheet.drawWeek(first);
  else {
    const pages = sheet.pagesOf(paper.weeks);
    for (const [at, weeks] of pages.entries()) {
      if (output.destroyed) return;
      await sheet.drawRows(weeks, pages.length > 1 ? `Halaman ${at + 1} / ${pages.length}` : '');
    }
  }
  writer.pdf.end();
}

/** Above each other as long as each can be read, else told as one. */
function laidIn(group: readonly PaperLesson[], height: number): LaidLesson[] {
  const laid = laidLessons(group);
  if (laid.every(({ lanes }) => height / lanes >= LOWEST_ROW)) return laid;
  const one = asOneLesson(group);
  return one ? [{ lesson: one, lane: 0, lanes: 1 }] : [];
}

/** Hours stand at the length that they have, whatever the bells. */
class TimetableSheet {
  private readonly hours: Minutes;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly flowed: FlowedText,
    private readonly page: Page,
    private readonly paper: TimetableOnPaper,
  ) {
    this.hours = hoursOf(paper);
  }

  /** Days beside each other, the hours down the side. */
  drawWeek({ lessons }: WeekOnPaper): void {
    this.begin('');
    const { weekdays, rows } = this.paper;
    const axis = 62;
    const top = this.page.edge + HEAD + DAYS;
    const height = this.page.height - this.page.edge - FOOT - top;
    const width = (this.line - axis) / weekdays.length;
    const down = (time: string) => top + this.shareOf(time) * height;
    const column = (weekday: number) => this.page.edge + axis + weekdays.indexOf(weekday) * width;
    for (const { from, to, kind } of rows) {
      const y = down(from);
      const box = { x: this.page.edge, y, width: this.line, height: down(to) - y };
      if (kind !== 'lesson') this.pdf.rect(box.x, box.y, box.width, box.height).fill(INK.tint);
      const name = kind === 'recess' ? 'Rehat' : kind === 'assembly' ? 'Perhimpunan' : '';
      this.put(
        [strong(`${clockOnPaper(from)}-${clockOnPaper(to)}`), paragraph(name)],
        { ...box, width: axis },
        7.5,
      );
      this.rule(this.page.edge, y, this.page.edge + this.line, y);
    }
    for (const weekday of weekdays) {
      const x = column(weekday);
      this.put([strong(weekdayOnPaper(weekday))], { x, y: top - DAYS, width, height: DAYS }, 11);
      this.rule(x, top - DAYS, x, top + height);
    }
    this.pdf
      .rect(this.page.edge, top - DAYS, this.line, height + DAYS)
      .lineWidth(0.9)
      .stroke(INK.line);
    for (const { lesson, lane, lanes } of laidLessons(lessons)) {
      if (!weekdays.includes(lesson.weekday)) continue;
      const y = down(lesson.from);
      const x = column(lesson.weekday) + (lane * width) / lanes;
      this.drawLesson(
        lesson.lines,
        { x, y, width: width / lanes, height: down(lesson.to) - y },
        [10, 8.5, 7],
      );
    }
  }

  /** As many on a sheet as can be read. */
  pagesOf(weeks: readonly WeekOnPaper[]): (readonly WeekOnPaper[])[] {
    const room = this.page.height - 2 * this.page.edge - HEAD - DAYS - FOOT;
    const most = Math.max(1, Math.floor(room / LOWEST_ROW));
    const pages = Math.max(1, Math.ceil(weeks.length / most));
    const each = Math.ceil(weeks.length / pages);
    return Array.from({ length: pages }, (_, at) => weeks.slice(at * each, (at + 1) * each));
  }

  /** A row for each, the days one after the other; other work gets its turn after every few. */
  async drawRows(weeks: readonly WeekOnPaper[], foot: string): Promise<void> {
    this.begin(foot);
    const { weekdays, rows } = this.paper;
    const top = this.page.edge + HEAD + DAYS;
    const room = this.page.height - this.page.edge - FOOT - top;
    const height = Math.min(HIGHEST_ROW, room / Math.max(1, weeks.length));
    const width = (this.line - NAMES) / weekdays.length;
    const column = (weekday: number) => this.page.edge + NAMES + weekdays.indexOf(weekday) * width;
    const across = (weekday: number, time: string) => column(weekday) + this.shareOf(time) * width;
    const bottom = top + height * weeks.length;
    for (const weekday of weekdays) {
      const x = column(weekday);
      this.put([strong(weekdayOnPaper(weekday))], { x, y: top - DAYS, width, height: 14 }, 9);
      let number = 0;
      for (const { from, to, kind } of rows) {
        const [left, right] = [across(weekday, from), across(weekday, to)];
        if (kind === 'lesson') number += 1;
        else this.pdf.rect(left, top, right - left, bottom - top).fill(INK.tint);
        const word = kind === 'lesson' ? String(number) : '';
        this.put([paragraph(word)], { x: left, y: top - 13, width: right - left, height: 13 }, 6.5);
      }
    }
    for (const [at, { name, lessons }] of weeks.entries()) {
      if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
      const y = top + at * height;
      this.putFitting([strong(name)], { x: this.page.edge, y, width: NAMES, height }, [8.5, 7, 6, 5.2]);
      this.rule(this.page.edge, y, this.page.edge + this.line, y);
      const shown = lessons.filter(({ weekday }) => weekdays.includes(weekday));
      for (const { lesson, lane, lanes } of meetingLessons(shown).flatMap((group) => laidIn(group, height))) {
        const x = across(lesson.weekday, lesson.from);
        const box = { x, y: y + (lane * height) / lanes, width: across(lesson.weekday, lesson.to) - x };
        this.drawLesson(lesson.lines, { ...box, height: height / lanes }, [7, 6, 5.2, 4.5]);
      }
    }
    for (const weekday of weekdays) this.rule(column(weekday), top - DAYS, column(weekday), bottom, 1.2);
    this.pdf
      .rect(this.page.edge, top - DAYS, this.line, bottom - top + DAYS)
      .lineWidth(0.9)
      .stroke(INK.line);
  }

  private get line(): number {
    return this.page.width - 2 * this.page.edge;
  }

  private shareOf(time: string): number {
    return (minutesOf(time) - this.hours.from) / (this.hours.to - this.hours.from);
  }

  private begin(foot: string): void {
    const { school, title, about } = this.paper;
    const { edge, height } = this.page;
    this.pdf.addPage();
    if (school.logo) this.pdf.image(school.logo, edge, edge, { fit: [34, 34], valign: 'center' });
    const left = edge + (school.logo ? 42 : 0);
    const half = this.line * 0.48;
    const top = { y: edge, height: HEAD };
    this.put(
      [strong(school.name), paragraph(`Kod sekolah ${school.code}`)],
      { x: left - 4, ...top, width: half },
      12,
    );
    this.put([strong(title), paragraph(about)], { x: edge + this.line - half, ...top, width: half }, 12);
    const below = { x: edge - 4, y: height - edge - 10, height: 12, width: this.line };
    this.put([paragraph(['Rekod Mengajar', foot].filter(Boolean).join(' · '))], below, 7);
  }

  private drawLesson(lines: readonly string[], box: Box, sizes: readonly number[]): void {
    const { x, y, width, height } = box;
    this.pdf
      .rect(x + 0.7, y + 0.7, width - 1.4, height - 1.4)
      .lineWidth(0.5)
      .fillAndStroke('#ffffff', INK.text);
    const [first = '', ...others] = lines;
    const said = [strong(first), ...others.filter(Boolean).map(paragraph)];
    this.putFitting(said, box, sizes);
  }

  /** In the largest letters in which all of it has room. */
  private putFitting(said: readonly Paragraph[], box: Box, sizes: readonly number[]): void {
    const fitting = sizes.find((size) => this.heightOf(said, box, size) <= box.height - 2);
    this.put(said, box, fitting ?? sizes.at(-1) ?? 4.5);
  }

  private heightOf(said: readonly Paragraph[], { width }: Box, size: number): number {
    const lines = said.flatMap((each) => this.flowed.linesOf(each, width - 5, size));
    return lines.some((each) => each.width > width - 3)
      ? Number.POSITIVE_INFINITY
      : lines.length * size * 1.22;
  }

  /** What does not go into the box is left out line by line: nothing lies over its neighbour. */
  private put(said: readonly Paragraph[], { x, y, width, height }: Box, size: number): void {
    const lines = said.flatMap((each) => this.flowed.linesOf(each, width - 5, size));
    const most = Math.max(1, Math.floor((height - 1) / (size * 1.22)));
    this.pdf.fillColor(INK.text);
    for (const [at, each] of lines.slice(0, most).entries())
      this.flowed.draw(each, x + 3, y + 1.5 + at * size * 1.22 + size, size);
  }

  private rule(x: number, y: number, toX: number, toY: number, width = 0.5): void {
    this.pdf.moveTo(x, y).lineTo(toX, toY).lineWidth(width).stroke(INK.line);
  }
}
