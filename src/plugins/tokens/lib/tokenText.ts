import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Prefix of tokens, by which secret scanners recognise them in repositories and logs. */
export const TOKEN_PREFIX = 'cbp_'

const FORM = /^cbp_([\w-]{43})([0-9a-f]{8})$/

const checksumOf = (random: string): string => crc32(random).toString(16).padStart(8, '0')

/** Generates a token of 32 random bytes and a checksum, which distinguishes mistyped tokens from revoked ones. */
export function newAccessToken(): string {
  const random = randomBytes(32).toString('base64url')
  return `${TOKEN_PREFIX}${random}${checksumOf(random)}`
}

/** Whether the text has the format and checksum of a token. Does not query the database. */
export function isAccessToken(text: string): boolean {
  const [, random, checksum] = FORM.exec(text) ?? []
  return random !== undefined && checksumOf(random) === checksum
}
