import type { PayloadRequest } from 'payload'

/**
 * A second factor that a plugin adds. It proves itself with a single-use code wherever a code of the authenticator app
 * is accepted.
 */
export interface SecondFactor {
  /** Whether a code has the format of its own ones. Must not query the database. */
  isCode: (code: string) => boolean
  /**
   * Consumes a code in the request's transaction, after the password was checked. Each works once, even with concurrent attempts.
   * @returns false if the code is invalid or used
   */
  consume: (req: PayloadRequest, userId: string, code: string) => Promise<boolean>
  /**
   * Removes it from an account whose two-factor sign-in is turned off.
   * @returns whether there was one
   */
  removeAll: (req: PayloadRequest, userId: string) => Promise<boolean>
  /**
   * For factors that sign in alone: requires the password with them, until each has been used with it. Called while a
   * password is reset, before and after the account is locked: the first call waits for sign-ins that hold the factor,
   * the second one reaches factors that were added meanwhile.
   */
  onPasswordReset?: (req: PayloadRequest, userId: string) => Promise<void>
}
