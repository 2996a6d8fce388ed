import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { lockFactor, turnOffFactorWithoutApp } from '@/database/accounts/secondFactors'
import { code, requireCode } from '@/endpoints/accounts/consumeCode'
import { checkPassword } from '@/endpoints/accounts/passwords'
import { notifyOfSecondFactor } from '@/endpoints/accounts/secondFactor/secondFactor'
import { endSessionsExcept, ownSession } from '@/endpoints/accounts/sessions/sessions'
import { defineOperation, notFound, signedIn } from '@/exports/server'
import { countPasskeysOf, deletePasskey, deletePasskeysOf } from '../database/passkeys'
import { notifyOfPasskey } from '../lib/notifyOfPasskey'
import { AREA } from './addPasskey'

const credentials = { code: code.optional(), password: z.string().min(1).max(1000) }

/** Ends one of the person's own passkeys. Without the last one and without an app, two-factor sign-in is off. */
export const endPasskey = defineOperation({
  name: 'endPasskey',
  area: AREA,
  audit: 'passkeys.ended',
  input: z.strictObject({ id: z.uuid(), ...credentials }),
  limit: { by: ['person'], points: 20, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ ended: z.literal(1) }),
  path: '/passkeys/:id/end',
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, AREA),
  run: async ({ audit, input, person, req }) => {
    await lockFactor(req, person.id)
    await requireCode(req, person.id, input.code)
    const name = await deletePasskey(req, input.id, person.id)
    if (name === null) throw notFound(AREA)
    await turnOffWithoutPasskeys(req, person.id)
    await notifyOfPasskey(req, person.id, name, 'passkeyEnded')
    audit({ before: { name }, target: `users/${person.id}` })
    return { ended: 1 as const }
  },
  summary: 'End one of your passkeys',
  who: signedIn,
})

/** Ends all passkeys and all other sessions of the person, for who believes that somebody else had access. */
export const endPasskeys = defineOperation({
  name: 'endPasskeys',
  area: AREA,
  audit: 'passkeys.endedAll',
  input: z.strictObject(credentials),
  limit: { by: ['person'], points: 20, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ ended: z.number().int() }),
  path: '/passkeys/end-all',
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, AREA),
  run: async ({ audit, input, person, req }) => {
    await lockFactor(req, person.id)
    await requireCode(req, person.id, input.code)
    // Before the sessions: a sign-in with one of them is waited for, and its session ends too.
    const before = await deletePasskeysOf(req, person.id)
    await endSessionsExcept(req, person.id, ownSession(req))
    // The account is locked now, and no passkey can be added from an ended session.
    const ended = before + (await deletePasskeysOf(req, person.id))
    await turnOffWithoutPasskeys(req, person.id)
    if (ended > 0) await notifyOfPasskey(req, person.id, '', 'passkeyEnded')
    audit({ after: { ended }, target: `users/${person.id}` })
    return { ended }
  },
  summary: 'End all of your passkeys and your other sessions',
  who: signedIn,
})

async function turnOffWithoutPasskeys(req: PayloadRequest, userId: string): Promise<void> {
  if ((await countPasskeysOf(req, userId)) > 0) return
  if (await turnOffFactorWithoutApp(req, userId)) await notifyOfSecondFactor(req, userId, false)
}
