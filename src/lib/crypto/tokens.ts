import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody guesses: 32 random bytes, for a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. Whoever reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
