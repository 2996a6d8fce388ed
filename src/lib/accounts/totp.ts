import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Tolerance for inaccurate clocks, in periods. */
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

/** The `otpauth:` URI encoded in the QR code. */
export const totpUri = (secret: string, label: { account: string; product: string }): string =>
  totpOf(secret, label).toString()

/**
 * The 30-second period that a code belongs to.
 * @param now in milliseconds
 * @returns null if the code is wrong or outside the tolerance
 */
export function verifyTotp(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ timestamp: now, token: code, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

/** The code at a given time, as the authenticator app shows it. */
export const totpCode = (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now })
