/** By the names of the WebDriver standard's keys. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Backspace';

/** What two very different protocols have in common; everything else is asked of the page itself. */
export type Driver = Readonly<{
  open(url: string): Promise<void>;
  /** The value of an expression, awaited; it must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** In pixels from the corner of the window's content. */
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** What the window shows of a page, in CSS pixels; null where its size stays as it is. */
  resize: ((width: number, height: number) => Promise<void>) | null;
  /** PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}>;

export type Look = Readonly<{ isDark: boolean; usesOwnColours: boolean }>;
