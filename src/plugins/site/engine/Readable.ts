/** An object that exposes only named fields to templates. */
export abstract class Readable {
  abstract read(name: string): unknown

  /** Prints as an empty string: templates must name a field. */
  toString(): string {
    return ''
  }
}
