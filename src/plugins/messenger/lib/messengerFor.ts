import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { personName } from '@/lib/names/personName'
import { messengerSettings } from '../settings'
import { CLOSED_KEY } from './closedKey'
import { required } from '@/lib/values'

/** What the messenger is started with. Everything here is sent to its vendor. */
export interface MessengerStart {
  script: string
  settings: { app_id: string; created_at: number; email: string; name: string; user_hash: string; user_id: string }
}

/**
 * What the messenger is started with for the current user.
 * @returns null if nobody is signed in, no messenger is configured, or the user has closed it permanently
 */
export async function messengerStartOf(req: PayloadRequest): Promise<MessengerStart | null> {
  const { user } = req
  const config = messengerConfig()
  if (!user || !config || (await isMessengerClosed(req))) return null
  return {
    script: config.script,
    settings: {
      app_id: config.app,
      created_at: Math.floor(Date.parse(user.createdAt) / 1000),
      email: user.email,
      name: personName(user),
      // Proves the user's identity to the vendor: only the holder of the secret can create it.
      user_hash: createHmac('sha256', config.secret).update(user.id).digest('hex'),
      user_id: user.id,
    },
  }
}

/** The configured messenger; null if it is not, or not completely, configured. */
export function messengerConfig(): { app: string; script: string; secret: string } | null {
  const { MESSENGER_APP_ID: app, MESSENGER_SCRIPT: script, MESSENGER_SECRET: secret } = messengerSettings()
  return app && script && secret ? { app, script, secret } : null
}

/** Whether the current user has closed the messenger permanently. */
export async function isMessengerClosed({ payload, user }: PayloadRequest): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    // Reads nothing but the user's own preference.
    overrideAccess: true,
    pagination: false,
    where: {
      and: [
        { key: { equals: CLOSED_KEY } },
        { 'user.value': { equals: required(user, 'the user').id } },
        { 'user.relationTo': { equals: 'users' } },
      ],
    },
  })
  return docs[0]?.value === true
}
