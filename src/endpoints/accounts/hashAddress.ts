import { createHash } from 'node:crypto'

/**
 * Key of an address in rate limits. Addresses are hashed because people sometimes type a password into the wrong field.
 */
export const hashAddress = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 32)
