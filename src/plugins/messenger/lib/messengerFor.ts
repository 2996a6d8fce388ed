import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { personName } from '../../../lib/names/personName'
import { messengerSettings } from '../settings'
import { CLOSED } from './closed'

/** What the messenger of another company is started with. Everything here reaches that company. */
export interface MessengerStart {
  script: string
  settings: { app_id: string; created_at: number; email: string; name: string; user_hash: string; user_id: string }
}

/**
 * What the messenger is started with for the person of a request.
 * @returns null where nobody is signed in, none is set up, or the person has closed it for good
 */
export async function messengerFor(req: PayloadRequest): Promise<MessengerStart | null> {
  const { MESSENGER_APP_ID, MESSENGER_SCRIPT, MESSENGER_SECRET } = messengerSettings()
  const { user } = req
  if (!user || !MESSENGER_APP_ID || !MESSENGER_SCRIPT || !MESSENGER_SECRET || (await isClosed(req))) return null
  return {
    script: MESSENGER_SCRIPT,
    settings: {
      app_id: MESSENGER_APP_ID,
      created_at: Math.floor(Date.parse(user.createdAt) / 1000),
      email: user.email,
      name: personName(user),
      // Only who has the secret can speak in this person's name there.
      user_hash: createHmac('sha256', MESSENGER_SECRET).update(user.id).digest('hex'),
      user_id: user.id,
    },
  }
}

async function isClosed({ payload, user }: PayloadRequest): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ key: { equals: CLOSED } }, { 'user.value': { equals: user!.id } }, { 'user.relationTo': { equals: 'users' } }] },
  })
  return docs[0]?.value === true
}
