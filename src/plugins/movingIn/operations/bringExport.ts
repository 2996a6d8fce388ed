import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation, member, refused, translatorOf } from '@/exports/server'
import type { MessageKey } from '@/exports/types'
import { type SharedOptions } from '@/endpoints/define'
import { isolateText } from '@/lib/text/isolated'
import { leaveOut, recognizeItems, retryFailed } from '../database/items'
import { writeOldWebsite, type OldWebsite } from '../database/oldWebsites'
import { lookForSitemap } from '../database/sitemaps'
import { queueMovingIn } from '../jobs/jobs'
import { lockIdle, tenantOfWebsite } from '../lib/access'
import { choicesInput } from '../lib/choices'
import { GIVEN_UP } from '../lib/export/problems'
import { AREA } from '../lib/limits'
import { problemOfMapping, type TypeMapping } from '../lib/mapping/targets'
import { saveTypes } from '../lib/mapping/savedTypes'

const shared = {
  area: AREA,
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'post',
  output: z.object({ id: z.uuid() }),
  who: member,
} satisfies Partial<SharedOptions>

/** Whether the sitemap of the old website is looked for, to learn of addresses that the export does not name. */
const sitemap = z.boolean().default(false)

const lookIfWanted = async (req: PayloadRequest, website: OldWebsite, isWanted: boolean): Promise<void> => {
  if (isWanted && website.address) await lookForSitemap(req, website, translatorOf(req.i18n)('movingInSitemap'))
}

/** That work was given up counts until somebody begins again. */
const begunAgain = ({ problem }: OldWebsite) => (problem === GIVEN_UP ? { problem: null } : {})

/** @throws OperationError 422 if a field cannot become what it is to */
function assertMapping(req: PayloadRequest, mapping: TypeMapping[]): void {
  const problem = problemOfMapping(mapping)
  if (!problem) return
  const t = translatorOf(req.i18n)
  if ('type' in problem) throw refused(AREA, t('movingInTypeTwice', { type: isolateText(problem.type) }))
  const words = {
    kind: t(`movingInAs_${problem.kind}` as MessageKey),
    target: t(`movingInTarget_${problem.target}` as MessageKey),
  }
  throw refused(AREA, t(problem.isTwice ? 'movingInTargetTwice' : 'movingInTargetUnknown', words))
}

/** Has a worker bring what an export contains, as drafts. */
export const bringOldWebsite = defineOperation({
  ...shared,
  name: 'bringOldWebsite',
  audit: 'movingIn.begun',
  input: z.strictObject({ ...choicesInput, id: z.uuid(), sitemap }),
  path: '/old-websites/:id/bring',
  run: async ({ audit, input: { hosts, id, leaveOut: kinds, mapping, sitemap: isWanted }, person, req }) => {
    const website = await lockIdle(req, person, id, 'ready')
    assertMapping(req, mapping)
    await saveTypes(req, id, mapping)
    await leaveOut(req, id, kinds)
    await recognizeItems(req, id)
    await lookIfWanted(req, website, isWanted)
    await writeOldWebsite(req, id, {
      choices: { hosts, leaveOut: kinds, mapping },
      state: 'bringing',
      userId: person.id,
    })
    await queueMovingIn(req, 'bringOldWebsite', id)
    audit({ after: { title: website.title ?? '' }, target: `old-websites/${id}` })
    return { id }
  },
  summary: 'Bring an old website',
  tenant: tenantOfWebsite,
})

/** Has a worker try once more what could not be brought, and look for addresses. */
export const retryOldWebsite = defineOperation({
  ...shared,
  name: 'retryOldWebsite',
  audit: null,
  input: z.strictObject({ hosts: choicesInput.hosts, id: z.uuid(), sitemap }),
  path: '/old-websites/:id/retry',
  run: async ({ input: { hosts, id, sitemap: isWanted }, person, req }) => {
    const website = await lockIdle(req, person, id, 'done')
    await retryFailed(req, id)
    await lookIfWanted(req, website, isWanted)
    const known = website.choices ?? { hosts: [], leaveOut: [] }
    const choices = { ...known, hosts: [...new Set([...known.hosts, ...hosts])] }
    await writeOldWebsite(req, id, { ...begunAgain(website), choices, state: 'bringing', userId: person.id })
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
    const website = await lockIdle(req, person, id, 'done')
    await writeOldWebsite(req, id, { ...begunAgain(website), state: 'takingBack', userId: person.id })
    await queueMovingIn(req, 'takeBackOldWebsite', id)
    return { id }
  },
  summary: 'Take an old website back',
  tenant: tenantOfWebsite,
})
