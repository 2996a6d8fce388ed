import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readSecretMarks, ownerOfApp } from '@/database/secrets/secrets'
import { signUpOf } from '@/lib/apps/website/readApps'
import type { ServiceAnswer, SignUpVerdict } from '@/lib/apps/website/serviceCalls'
import type { WebsiteApp } from '@/lib/apps/website/WebsitePart'
import { defineOperation } from '@/endpoints/define'
import { notFound, refused, unavailable } from '@/endpoints/OperationError'
import { anyone } from '@/endpoints/routeRules'
import { readPublicSite } from '@/endpoints/settings/readPublicSite'
import { callService, readAppSecrets } from './callService'
import { checkVisitor, MAX_PROOF_LENGTH } from './checkVisitor'
import { websiteApps } from './singleDocument'
import { translatorOf } from '@/i18n/translator'
import { visitorEmail } from '@/endpoints/emailInput'

const RETRY_SECONDS = 60

/** Calls of one sign-up, at most. */
const MAX_CALLS = 4

/** Signs a visitor up for a tenant's newsletter, through the service of an enabled app. */
export const signUpForNewsletter = defineOperation({
  name: 'signUpForNewsletter',
  area: 'newsletter',
  audit: null,
  input: z.strictObject({
    id: z.uuid(),
    email: visitorEmail(),
    proof: z.string().max(MAX_PROOF_LENGTH).default(''),
  }),
  limit: { by: ['ip'], points: 10, seconds: 600 },
  method: 'post',
  output: z.object({ state: z.enum(['pending', 'signedUp']) }),
  path: '/tenants/:id/newsletter',
  prepare: async ({ input: { email, id, proof }, req }) => {
    await readPublicSite(req, id, 'newsletter')
    await checkVisitor(req, id, proof, 'newsletter')
    return signUp(req, id, email)
  },
  run: async ({ prepared, req }) => {
    if (prepared === 'broken')
      throw unavailable('newsletter', translatorOf(req.i18n)('refusedNewsletterAway'), RETRY_SECONDS)
    if (prepared === 'wrong') throw refused('newsletter', translatorOf(req.i18n)('refusedNewsletterAddress'), 'email')
    return { state: prepared }
  },
  summary: "Sign up for a site's newsletter",
  who: anyone,
})

async function signUp(req: PayloadRequest, tenantId: string, email: string): Promise<SignUpVerdict> {
  const app = signUpOf(await websiteApps(req.payload, tenantId))
  const service = app?.website?.signUp
  if (!app || !service) throw notFound('newsletter')
  const secrets = await readAppSecrets(req, { handle: app.handle, names: service.secrets, tenantId })
  let call = service.call(email, app.settings, secrets)
  if (!call) throw notFound('newsletter')
  const answers: ServiceAnswer[] = []
  let response: ServiceAnswer | null = null
  while (call && answers.length < MAX_CALLS) {
    response = await callService(call)
    if (response) answers.push(response)
    const isUsable = response !== null && response.status < 500
    call = (isUsable && service.follow?.(email, answers, app.settings, secrets)) || null
  }
  const [first] = answers
  // Only the first answer tells: what follows is asked for addresses that the service knows, which nobody may find out.
  const verdict = first && first.status < 500 ? service.judge(first, app.settings) : 'broken'
  if (verdict === 'broken' || !response || (answers.length > 1 && response.status >= 400))
    req.payload.logger.warn({
      app: app.handle,
      msg: 'Newsletter sign-up failed: unexpected response from the service. Check the keys of the app.',
      site: tenantId,
      status: response?.status ?? null,
    })
  return verdict
}

/** Whether all settings and secrets that sign-up needs are present. */
export async function canSignUp(payload: BasePayload, tenantId: string, app: WebsiteApp): Promise<boolean> {
  const service = app.website?.signUp
  if (!service) return false
  const marks = (await readSecretMarks({ payload }, tenantId))[ownerOfApp(app.handle)] ?? {}
  return service.call('', app.settings, Object.fromEntries(Object.keys(marks).map((name) => [name, name]))) !== null
}
