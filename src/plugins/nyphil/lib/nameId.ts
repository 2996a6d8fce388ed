import { createHash } from 'node:crypto'

/**
 * An id that follows from a name, so that the same thing read twice is one document. UUID version 8 (RFC 9562), from
 * SHA-256.
 * @param parts whose it is, where it comes from and what it is called there: `tenant`, `nyphil`, `works`, `2068`
 */
export function nameId(...parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const variant = ((parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
