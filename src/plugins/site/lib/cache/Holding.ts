const MINUTE_MS = 60_000

/** Parts of a pattern of Liquid that differ from one second to the next. */
const SECONDS = /%[-_^#:0-9]*[cLNrsSTX+]/

/** Until when a page stays true if nobody changes anything. What is drawn on it says what it knows. */
export class Holding {
  readonly #since: number
  #until = Number.POSITIVE_INFINITY

  /** @param since when the first of its contents was read, in milliseconds since 1970 */
  constructor(since: number) {
    this.#since = since
  }

  get until(): number {
    return this.#until
  }

  /** Something on the page is another one from then on. Moments that have passed change nothing. */
  changesAt(moment: number): void {
    if (moment > this.#since) this.#until = Math.min(this.#until, moment)
  }

  /** It is true for this one visitor at most. */
  isPassing(): void {
    this.#until = this.#since
  }

  /** The page names the present. @param pattern how it is written; null: by its minute or less precisely */
  namesNow(pattern: string | null): void {
    if (pattern !== null && (pattern === '' || SECONDS.test(pattern))) this.isPassing()
    else this.changesAt((Math.floor(this.#since / MINUTE_MS) + 1) * MINUTE_MS)
  }
}
