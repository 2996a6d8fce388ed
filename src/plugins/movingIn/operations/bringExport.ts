import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Person } from '@/access/person'
import { dbOf } from '@/database/connections'
import { lockValue } from '@/database/transactions'
import { defineOperation, type SharedOptions } from '@/endpoints/define'
import { conflict } from '@/endpoints/OperationError'
import { member } from '@/endpoints/routeRules'
import { translatorOf } from '@/i18n/translator'
import { leaveOut, recognizeItems, retryFailed } from '../database/items'
import { isBusy, writeOldWebsite, type OldWebsite } from '../database/oldWebsites'
import { queueMovingIn } from '../jobs/jobs'
import { lockWebsite, tenantOfWebsite } from '../lib/access'
import { choicesInput } from '../lib/choices'
import { AREA } from '../lib/limits'
import type { WebsiteState } from '../lib/states'

const shared = {
  area: AREA,
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'post',
  output: z.object({ id: z.uuid() }),
  who: member,
} satisfies Partial<SharedOptions>

/**
 * Locks an export in a state, while no worker is busy with another of the site.
 * @throws OperationError 403, 404, 409
 */
async function lockIdle(req: PayloadRequest, person: Person, id: string, state: WebsiteState): Promise<OldWebsite> {
  const website = await lockWebsite(req, person, id)
  const t = translatorOf(req.i18n)
  if (website.state !== state) throw conflict(AREA, t('movingInStale'))
  await lockValue(await dbOf(req), 'old website', website.tenantId)
  if (await isBusy(req, website.tenantId)) throw conflict(AREA, t('movingInBusy'))
  return website
}

/** Has a worker bring what an export contains, as drafts. */
export const bringOldWebsite = defineOperation({
  ...shared,
  name: 'bringOldWebsite',
  audit: 'movingIn.begun',
  input: z.strictObject({ ...choicesInput, id: z.uuid() }),
  path: '/old-websites/:id/bring',
  run: async ({ audit, input: { hosts, id, leaveOut: kinds }, person, req }) => {
    const website = await lockIdle(req, person, id, 'ready')
    await leaveOut(req, id, kinds)
    await recognizeItems(req, id)
    await writeOldWebsite(req, id, { choices: { hosts, leaveOut: kinds }, state: 'bringing', userId: person.id })
    await queueMovingIn(req, 'bringOldWebsite', id)
    audit({ after: { title: website.title ?? '' }, target: `old-websites/${id}` })
    return { id }
  },
  summary: 'Bring an old website',
  tenant: tenantOfWebsite,
})

/** Has a worker try once more what could not be brought. */
export const retryOldWebsite = defineOperation({
  ...shared,
  name: 'retryOldWebsite',
  audit: null,
  input: z.strictObject({ hosts: choicesInput.hosts, id: z.uuid() }),
  path: '/old-websites/:id/retry',
  run: async ({ input: { hosts, id }, person, req }) => {
    const website = await lockIdle(req, person, id, 'done')
    await retryFailed(req, id)
    const known = website.choices ?? { hosts: [], leaveOut: [] }
    const choices = { ...known, hosts: [...new Set([...known.hosts, ...hosts])] }
    await writeOldWebsite(req, id, { choices, state: 'bringing', userId: person.id })
    await queueMovingIn(req, 'bringOldWebsite', id)
    return { id }
  },
  summary: 'Try again what could not be brought of an old website',
  tenant: tenantOfWebsite,
})

/** Has a worker delete what was brought and nobody has changed since. */
export const takeOldWebsiteBack = defineOperation({
  ...shared,
  name: 'takeOldWebsiteBack',
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  path: '/old-websites/:id/take-back',
  run: async ({ input: { id }, person, req }) => {
    await lockIdle(req, person, id, 'done')
    await writeOldWebsite(req, id, { state: 'takingBack', userId: person.id })
    await queueMovingIn(req, 'takeBackOldWebsite', id)
    return { id }
  },
  summary: 'Take an old website back',
  tenant: tenantOfWebsite,
})
