import { z } from 'zod'
import { defineOperation, loadTenant, member, notFound } from '@/exports/server'
import { type SharedOptions } from '@/endpoints/define'
import { lockIdle, tenantOfWebsite } from '../lib/access'
import { makeRedirects, undoRedirects } from '../lib/addresses/makeRedirects'
import { AREA, MAX_ADDRESS, MAX_TAKEN } from '../lib/limits'

const shared = {
  area: AREA,
  audit: null,
  limit: { by: ['person'], points: 200, seconds: 600 },
  method: 'post',
  who: member,
} satisfies Partial<SharedOptions>

const path = z
  .string()
  .max(MAX_ADDRESS)
  .meta({ examples: ['/portfolio/lamps'] })

/** Makes redirects from old addresses to what they most likely meant, as drafts. */
export const redirectOldAddresses = defineOperation({
  ...shared,
  name: 'redirectOldAddresses',
  input: z.strictObject({
    id: z.uuid(),
    suggestions: z
      .array(z.strictObject({ collection: z.string().max(60), id: z.uuid(), path }))
      .min(1)
      .max(MAX_TAKEN),
  }),
  output: z.object({ made: z.array(z.string()) }),
  path: '/old-websites/:id/redirects',
  run: async ({ input: { id, suggestions }, person, req }) => {
    const website = await lockIdle(req, person, id, 'done')
    const tenant = await loadTenant(req.payload, website.tenantId)
    if (!tenant) throw notFound(AREA)
    return { made: await makeRedirects(req, { tenant, website }, suggestions) }
  },
  summary: 'Redirect old addresses to what they most likely meant',
  tenant: tenantOfWebsite,
})

/** Deletes redirects that were made in this way. */
export const undoOldAddressRedirects = defineOperation({
  ...shared,
  name: 'undoOldAddressRedirects',
  input: z.strictObject({ id: z.uuid(), addresses: z.array(path).min(1).max(MAX_TAKEN) }),
  output: z.object({ undone: z.number().int() }),
  path: '/old-websites/:id/redirects/undo',
  run: async ({ input: { addresses, id }, person, req }) => {
    const website = await lockIdle(req, person, id, 'done')
    const tenant = await loadTenant(req.payload, website.tenantId)
    if (!tenant) throw notFound(AREA)
    return { undone: await undoRedirects(req, { tenant, website }, addresses) }
  },
  summary: 'Undo redirects of old addresses',
  tenant: tenantOfWebsite,
})
