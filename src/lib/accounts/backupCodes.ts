import { createHash, randomInt } from 'node:crypto'

const BACKUP_CODES = 10

/** Without letters and digits that are taken for each other. At least one letter tells them from a code of the app. */
const SYMBOLS = 'abcdefghjkmnpqrstuvwxyz23456789'
const PARTS = 3
const PART_LENGTH = 4

/** Codes for paper, each of 59 bits: `abcd-efgh-jkmn`. */
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

/** What is stored of a code; the same code of two people looks different. */
export const backupHash = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${code.replace(/[\s-]/g, '').toLowerCase()}`)
    .digest('base64url')
