import { createHash } from 'node:crypto'

/** What an address is counted by. Those that people typed are not kept in clear: some are passwords in the wrong field. */
export const keyOfAddress = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 32)
