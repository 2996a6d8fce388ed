import { createHash, randomInt } from 'node:crypto'

const BACKUP_CODES = 10

/**
 * Excludes characters that are easily confused. Every code contains a letter, which distinguishes it from an
 * authenticator code.
 */
const SYMBOLS = 'abcdefghjkmnpqrstuvwxyz23456789'
const PARTS = 3
const PART_LENGTH = 4

/** Backup codes to print, each of 59 bits: `abcd-efgh-jkmn`. */
export function newBackupCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < BACKUP_CODES) {
    const code = Array.from({ length: PARTS }, () =>
      Array.from({ length: PART_LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join(''),
    ).join('-')
    if (/[a-z]/.test(code)) codes.add(code)
  }
  return [...codes]
}

/** The stored hash of a code. Includes the user id, so equal codes of two users have different hashes. */
export const backupHash = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${code.replace(/[\s-]/g, '').toLowerCase()}`)
    .digest('base64url')
