import type { View } from '../lib/View'
import type { RenderableTheme } from './RenderableTheme'
import { PAGE_LENGTH } from './limits'

/** HTML that is finished: it is printed as it is. Whatever a filter makes of it is a text again, and escaped. */
export class Markup {
  readonly #html: string

  constructor(html: string) {
    this.#html = html
  }

  toString(): string {
    return this.#html
  }
}

/** Null where there is nothing to show, so that templates can ask for it. */
export const markupOf = (html: string | null | undefined): Markup | null => (html ? new Markup(html) : null)

/** Collects what is drawn, up to the length that a page may have. */
export class CountingEmitter {
  buffer = ''
  readonly #run: Pick<Run, 'write'>

  constructor(run: Pick<Run, 'write'>) {
    this.#run = run
  }

  write(value: unknown): void {
    const text =
      typeof value === 'string'
        ? value
        : value instanceof Markup
          ? value.toString()
          : value === null || value === undefined
            ? ''
            : String(value)
    this.#run.write(text.length)
    this.buffer += text
  }
}

/** Parts of a page that every layout has to show, by where they stand. */
export type Essential = 'head' | 'main'

/** A part of a page that could not be drawn. */
export interface Failure {
  path: string
  error: unknown
  isTimeout?: boolean
}

/** One drawing of one page. */
export class Run {
  readonly failures: Failure[] = []
  /** Which essential parts the layout has shown. */
  readonly shown = new Set<Essential>()
  /** Files that are being drawn, the innermost last. */
  readonly open: string[] = []
  /** What every file of the page can name. */
  readonly globals = Object.create(null) as Record<string, unknown>
  /** A picture has been drawn already. */
  hasPicture = false
  /** Whole lists of which a part is shown for now. */
  readonly parts = new Map<unknown[], unknown[]>()
  #left = PAGE_LENGTH

  constructor(
    readonly view: View,
    readonly theme: RenderableTheme,
    /** Files that are left out: they failed a moment ago. */
    readonly resting: ReadonlySet<string>,
  ) {}

  /** Counts what is written. @throws where the page is too long */
  write(letters: number): void {
    this.#left -= letters
    if (this.#left < 0 && this.theme.id !== null) throw new Error(`more than ${PAGE_LENGTH} letters`)
  }
}
