import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** A clock may be half a minute wrong. */
const WINDOW = 1

const totpOf = (secret: string, label?: { account: string; product: string }) =>
  new TOTP({
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
    ...(label && { issuer: label.product, label: label.account }),
  })

/** A secret for an authenticator app: 160 bits in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What the picture for the app says. */
export const totpAddress = (secret: string, label: { account: string; product: string }): string =>
  totpOf(secret, label).toString()

/**
 * The period of 30 seconds that a code belongs to.
 * @param now in milliseconds
 * @returns null for a code that is wrong, or too old or too new
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ timestamp: now, token: code, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

/** The code of a moment, as the app shows it. */
export const totpCode = (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now })
