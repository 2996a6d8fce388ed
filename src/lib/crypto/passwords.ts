import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** About 50 ms and 32 MB, as OWASP recommends for scrypt. */
const COST: ScryptOptions = { N: 2 ** 15, maxmem: 64 * 1024 * 1024, p: 3, r: 8 }
const BYTES = 32

/**
 * Hashes a password.
 * @returns `scrypt$salt$key`, both in base64url
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFKC'), salt, BYTES, COST)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Verifies a password against its hash. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [kind, salt = '', key = ''] = stored.split('$')
  const storedKey = Buffer.from(key, 'base64url')
  if (kind !== 'scrypt' || storedKey.length !== BYTES) return false
  return timingSafeEqual(
    await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), BYTES, COST),
    storedKey,
  )
}
