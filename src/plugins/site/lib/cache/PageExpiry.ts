const MINUTE_MS = 60_000

/** Validity of a page that changes all the time. */
const SOON_MS = 5_000

/** Date pattern directives of Liquid whose output changes every second. */
const SECONDS = /%[-_^#:0-9]*[cLNrsSTX+]/

/** Expiry of a rendered page while no content changes. Everything rendered on the page contributes to it. */
export class PageExpiry {
  readonly #since: number
  #until = Number.POSITIVE_INFINITY

  /** @param since when the first of its data was read, in milliseconds since 1970 */
  constructor(since: number) {
    this.#since = since
  }

  get since(): number {
    return this.#since
  }

  get until(): number {
    return this.#until
  }

  /** Lowers the expiry: part of the page changes at this moment. Past moments are ignored. */
  expireAt(moment: number): void {
    if (moment > this.#since) this.#until = Math.min(this.#until, moment)
  }

  /**
   * Lowers the expiry because the page would look different on every request. It is valid for a few seconds all the
   * same, so that its visitors do not cost a rendering each, however long the page has waited for its turn.
   */
  expireSoon(): void {
    this.expireAt(Math.max(this.#since, Date.now()) + SOON_MS)
  }

  /** Lowers the expiry to that of a part that was rendered elsewhere. */
  include(until: number): void {
    this.#until = Math.min(this.#until, until)
  }

  /**
   * Lowers the expiry because the page shows the current time.
   * @param pattern date pattern; null for a format with minutes at most
   */
  expireWithClock(pattern: string | null): void {
    if (pattern !== null && (pattern === '' || SECONDS.test(pattern))) this.expireSoon()
    else this.expireAt((Math.floor(this.#since / MINUTE_MS) + 1) * MINUTE_MS)
  }
}
