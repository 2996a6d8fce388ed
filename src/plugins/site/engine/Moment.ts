/** A point in time with the time zone of its location. Prints as ISO 8601; the filter `date` formats it for readers. */
export class Moment {
  readonly #iso: string
  readonly #zone: string | null

  constructor(iso: string, zone: string | null = null) {
    this.#iso = iso
    this.#zone = zone
  }

  get iso(): string {
    return this.#iso
  }

  get zone(): string | null {
    return this.#zone
  }

  toString(): string {
    return this.#iso
  }
}

/** Returns null when no date is set. */
export const momentOf = (iso: string | null | undefined, zone?: string | null): Moment | null =>
  iso ? new Moment(new Date(iso).toISOString(), zone ?? null) : null
