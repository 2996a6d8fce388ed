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
  const { user } = req
  const known = whereItIs()
  if (!user || !known || (await isMessengerClosed(req))) return null
  return {
    script: known.script,
    settings: {
      app_id: known.app,
      created_at: Math.floor(Date.parse(user.createdAt) / 1000),
      email: user.email,
      name: personName(user),
      // Only who has the secret can speak in this person's name there.
      user_hash: createHmac('sha256', known.secret).update(user.id).digest('hex'),
      user_id: user.id,
    },
  }
}

/** The messenger that is set up; null where none is, or not all of it. */
export function whereItIs(): { app: string; script: string; secret: string } | null {
  const { MESSENGER_APP_ID: app, MESSENGER_SCRIPT: script, MESSENGER_SECRET: secret } = messengerSettings()
  return app && script && secret ? { app, script, secret } : null
}

/** Has the person of a request closed it for good? */
export async function isMessengerClosed({ payload, user }: PayloadRequest): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    // Nothing but the person's own choice is asked for.
    overrideAccess: true,
    pagination: false,
    where: {
      and: [
        { key: { equals: CLOSED } },
        { 'user.value': { equals: user!.id } },
        { 'user.relationTo': { equals: 'users' } },
      ],
    },
  })
  return docs[0]?.value === true
}
