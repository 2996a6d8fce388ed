/** A point in time, with the zone of the place where it is. Printed as ISO 8601; the filter `date` writes it for people. */
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

/** Null where none is set. */
export const momentOf = (iso: string | null | undefined, zone?: string | null): Moment | null =>
  iso ? new Moment(new Date(iso).toISOString(), zone ?? null) : null
