/** A value as PHP stores it; lists and objects alike have their keys as texts. */
export type PhpValue = boolean | number | string | null | { [key: string]: PhpValue }

const MAX_DEPTH = 10
const MAX_LENGTH = 100_000

/**
 * Reads what PHP has serialised, as plugins store their settings in custom fields. Objects of classes are not read.
 * @returns null if it is nothing of the kind
 */
export function unserialize(text: string): PhpValue {
  // Lengths of texts count bytes.
  const bytes = Buffer.from(text)
  if (bytes.length > MAX_LENGTH) return null
  try {
    return new Reader(bytes).read(0)
  } catch {
    return null
  }
}

class Reader {
  private at = 0

  constructor(private readonly bytes: Buffer) {}

  read(depth: number): PhpValue {
    if (depth > MAX_DEPTH) throw new RangeError('Too deep')
    const type = this.until(/[:;]/)
    if (type === 'N') return null
    if (type === 'b') return this.until(/;/) === '1'
    if (type === 'i' || type === 'd') return Number(this.until(/;/))
    if (type === 's') return this.readText()
    if (type !== 'a') throw new RangeError('Unknown type')
    const count = this.readLength()
    this.skip('{')
    const found: Record<string, PhpValue> = Object.create(null) as Record<string, PhpValue>
    for (let index = 0; index < count; index++) {
      const key = this.read(depth + 1)
      found[String(key)] = this.read(depth + 1)
    }
    this.skip('}')
    return found
  }

  private readText(): string {
    const length = this.readLength()
    this.skip('"')
    const text = this.bytes.subarray(this.at, this.at + length).toString()
    this.at += length
    this.skip('"')
    this.skip(';')
    return text
  }

  /** Never back, or further than there is: nothing is read for ever. */
  private readLength(): number {
    const length = Number(this.until(/:/))
    if (!Number.isInteger(length) || length < 0 || length > this.bytes.length) throw new RangeError('Wrong length')
    return length
  }

  /** Reads up to a mark, and skips it. Numbers and types are short. */
  private until(mark: RegExp): string {
    for (let end = this.at; end < Math.min(this.at + 40, this.bytes.length); end++)
      if (mark.test(String.fromCharCode(this.bytes[end] ?? 0))) {
        const text = this.bytes.subarray(this.at, end).toString('latin1')
        this.at = end + 1
        return text
      }
    throw new RangeError('Ends too early')
  }

  private skip(mark: string): void {
    if (this.bytes[this.at++] !== mark.charCodeAt(0)) throw new RangeError(`Not ${mark}`)
  }
}

/** A value within others; null if there is none. */
export const at = (value: PhpValue, ...path: string[]): PhpValue =>
  path.reduce<PhpValue>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? (inner[key] ?? null) : null),
    value,
  )

export const listOf = (value: PhpValue): PhpValue[] =>
  value !== null && typeof value === 'object' ? Object.values(value) : []

export const textOf = (value: PhpValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
