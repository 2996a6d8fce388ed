import { LiquidError } from 'liquidjs'
import { TimeLimitExceeded } from '../lib/liquid/runWithTimeLimit'
import type { View } from '../lib/View'
import type { RenderableTheme } from './RenderableTheme'
import { MAX_PAGE_LENGTH } from './limits'

/** Safe HTML that is printed unescaped. The result of a filter on it is plain text again, and escaped. */
export class Markup {
  readonly #html: string

  constructor(html: string) {
    this.#html = html
  }

  toString(): string {
    return this.#html
  }
}

/** Returns null for empty HTML, so that templates can test for it. */
export const markupOf = (html: string | null | undefined): Markup | null => (html ? new Markup(html) : null)

/** Collects rendered output and enforces the maximum page length. */
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

/** Parts of a page that every layout must output. */
export type Essential = 'head' | 'main'

/** A part of a page that could not be rendered. */
export interface Failure {
  path: string
  error: unknown
  isTimeout?: boolean
}

/** Whether a part failed for its time alone, which a busy machine may use up for any template. */
export const isTimeLimit = ({ error }: Pick<Failure, 'error'>): boolean =>
  error instanceof TimeLimitExceeded || (LiquidError.is(error) && error.originalError instanceof TimeLimitExceeded)

/** One render of one page. */
export class Run {
  readonly failures: Failure[] = []
  /** Essential parts that the layout has output. */
  readonly shown = new Set<Essential>()
  /** Files being rendered, innermost last. */
  readonly open: string[] = []
  /** The file of House that has failed, and so the whole page. */
  failedIn: string | null = null
  /** Names available to every file of the page. */
  readonly globals = Object.create(null) as Record<string, unknown>
  /** An image has already been rendered. */
  hasPicture = false
  /** Complete lists, mapped to the part that is currently paginated. */
  readonly parts = new Map<unknown[], unknown[]>()
  readonly view: View
  readonly theme: RenderableTheme
  /** Suspended files, which failed recently and are skipped. */
  readonly suspended: ReadonlySet<string>
  readonly #onFile: ((path: string) => void) | undefined
  #remaining = MAX_PAGE_LENGTH

  /** @param options.onFile receives the path of each file before it is rendered */
  constructor(
    view: View,
    theme: RenderableTheme,
    { onFile, suspended }: { onFile?: ((path: string) => void) | undefined; suspended: ReadonlySet<string> },
  ) {
    this.view = view
    this.theme = theme
    this.suspended = suspended
    this.#onFile = onFile
  }

  /** Records that a file is being rendered, until it is removed from `open`. */
  enter(path: string): void {
    this.open.push(path)
    this.#onFile?.(path)
  }

  /** Counts the characters written. @throws when the page exceeds `MAX_PAGE_LENGTH` */
  write(characters: number): void {
    this.#remaining -= characters
    if (this.#remaining < 0 && this.theme.id !== null)
      throw new Error(`The page is longer than ${MAX_PAGE_LENGTH} characters`)
  }
}
