/** Something whose fields templates may read by name, and nothing else of it. */
export abstract class Readable {
  abstract read(name: string): unknown

  /** Prints nothing: templates name the field that they want. */
  toString(): string {
    return ''
  }
}
