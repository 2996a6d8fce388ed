import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What tokens begin with: scanners of repositories and logs know them by it. */
export const PREFIX = 'cbp_'

const FORM = /^cbp_([\w-]{43})([0-9a-f]{8})$/

const checksumOf = (random: string): string => crc32(random).toString(16).padStart(8, '0')

/** A token that nobody guesses: 32 random bytes, and a checksum by which one that was mistyped is told from one that was ended. */
export function newAccessToken(): string {
  const random = randomBytes(32).toString('base64url')
  return `${PREFIX}${random}${checksumOf(random)}`
}

/** Could this be a token? Costs no question to the database. */
export function isAccessToken(text: string): boolean {
  const [, random, checksum] = FORM.exec(text) ?? []
  return random !== undefined && checksumOf(random) === checksum
}
