import type { BasePayload } from 'payload'
import { settings } from '@/lib/settings'
import { passkeySettings } from '../settings'

export interface RelyingParty {
  /** The domain that passkeys belong to. */
  id: string
  /** Origins of the admin. */
  origins: string[]
}

/** What a signature must be made for: the admin of this installation. */
export const relyingParty = ({ config }: Pick<BasePayload, 'config'>): RelyingParty => ({
  id: passkeySettings().PASSKEY_RP_ID ?? new URL(settings().SERVER_URL).hostname,
  origins: config.csrf,
})

/** The name by which devices know an account, in base64url: its id, which tells nothing about the person. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url')
