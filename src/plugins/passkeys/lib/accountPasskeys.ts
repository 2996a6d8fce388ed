import type { PayloadRequest } from 'payload'
import { hasFactor } from '@/database/accounts/secondFactors'
import { exactTime } from '@/lib/time/relativeTime'
import { listPasskeysOf } from '../database/passkeys'

/** A passkey as shown on the account screen. Plain data. */
export interface ListedPasskey {
  id: string
  isBlocked: boolean
  /** It signs in alone only after it has been used with the password, which was reset. */
  needsPassword: boolean
  /** When it was added, in the reader's language. */
  made: string
  name: string
  /** When it last signed in, in the reader's language; null if never. */
  used: string | null
}

export interface AccountPasskeys {
  /** Changes require a code in addition to the password. */
  needsCode: boolean
  passkeys: ListedPasskey[]
}

/** Loads the passkeys of a person. */
export async function accountPasskeys(req: PayloadRequest, userId: string): Promise<AccountPasskeys> {
  const { language } = req.i18n
  const [rows, needsCode] = await Promise.all([listPasskeysOf(req, userId), hasFactor(req, userId)])
  return {
    needsCode,
    passkeys: rows.map(({ blockedAt, createdAt, id, lastUsedAt, name, needsPassword }) => ({
      id,
      isBlocked: blockedAt !== null,
      made: exactTime(createdAt, language),
      name,
      needsPassword,
      used: lastUsedAt && exactTime(lastUsedAt, language),
    })),
  }
}
