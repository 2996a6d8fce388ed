import { createCipheriv, createDecipheriv, randomBytes, createHash } from 'node:crypto'
import { required } from '@/lib/values'

/** Keys by id. The first one encrypts, all of them decrypt. */
export type KeyRing = ReadonlyMap<string, Buffer>

const ALGORITHM = 'aes-256-gcm'

const NONCE_BYTES = 12

const TAG_BYTES = 16

const VERSION = 'v1'

/** The text was encrypted with an unknown key or for another context, or it was modified. */
export class CannotDecrypt extends Error {
  override name = 'CannotDecrypt'
}

/** Parses a key ring setting: `id:base64[,id:base64]`. */
export function readKeyRing(setting: string): KeyRing {
  return new Map(
    setting.split(',').map((entry) => {
      const [id = '', key = ''] = entry.split(':')
      return [id, Buffer.from(key, 'base64')]
    }),
  )
}

/**
 * Encrypts a secret for storage.
 * @param context context of the secret, such as tenant and field; it can only be decrypted with the same context
 * @returns `v1.keyId.base64url`
 */
export function seal(ring: KeyRing, text: string, context: string): string {
  const [id, key] = required([...ring][0], 'a key in the ring')
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${VERSION}.${id}.${sealed.toString('base64url')}`
}

/**
 * Decrypts the result of `seal`.
 * @throws CannotDecrypt
 */
export function open(ring: KeyRing, envelope: string, context: string): string {
  const [version, id = '', body = ''] = envelope.split('.')
  const key = ring.get(id)
  const sealed = Buffer.from(body, 'base64url')
  if (version !== VERSION || !key || sealed.length < NONCE_BYTES + TAG_BYTES)
    throw new CannotDecrypt('Unknown key or format')
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
    decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG_BYTES))
    return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw new CannotDecrypt('Wrong context or modified text')
  }
}

/** A random token of 32 bytes, for a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token, so that access to the database does not reveal it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
