import { z } from 'zod'
import { contentTypeOf, findSiteDocument, assertPermission, tenantOfDocument } from '@/endpoints/documents/siteDocument'
import { defineOperation } from '@/endpoints/define'
import { notFound, refused } from '@/endpoints/OperationError'
import { member } from '@/endpoints/routeRules'
import { hashToken, newToken } from '@/lib/crypto/envelope'
import { isContentLanguage } from '@/lib/languages/codes'
import { hasPublicPage } from '@/lib/site/addresses'
import { previewOrigin } from '../lib/preview/previews'
import { addLink, liveLinks } from '../database/previewLinks'
import { translatorOf } from '@/i18n/translator'

/** Lifetimes that can be chosen, in days. */
const PREVIEW_DAYS = [1, 7, 30] as const

const MAX_LINKS = 20
const DAY_MS = 86_400_000

/** Creates a link that shows one draft to people without an account. Its address is returned only here. */
export const sharePreview = defineOperation({
  name: 'sharePreview',
  area: 'previews',
  audit: 'preview.shared',
  input: z.strictObject({
    days: z.union(PREVIEW_DAYS.map((days) => z.literal(days))),
    id: z.uuid(),
    language: z.string().max(10).optional(),
    type: z.string().max(60),
  }),
  limit: { by: ['person'], points: 60, seconds: 3600 },
  method: 'post',
  output: z.object({ address: z.string(), expiresAt: z.iso.datetime(), id: z.uuid() }),
  path: '/documents/:type/:id/preview-links',
  run: async ({ audit, input: { days, id, language, type }, person, req, tenantId }) => {
    assertPermission(person, contentTypeOf(req, type), 'manage', tenantId)
    const document = await findSiteDocument(req, type, id)
    const origin = tenantId && (await previewOrigin(req, tenantId))
    if (!document || !origin || !tenantId || !person || !hasPublicPage(type)) throw notFound('previews')
    const target = { collection: type, id, tenant: tenantId }
    if ((await liveLinks(req, target)).length >= MAX_LINKS)
      throw refused('previews', translatorOf(req.i18n)('previewTooMany'))
    const token = newToken()
    const expiresAt = new Date(Date.now() + days * DAY_MS)
    const link = await addLink(req, {
      ...target,
      by: person.id,
      expiresAt,
      language: isContentLanguage(language) ? language : 'en',
      tokenHash: hashToken(token),
    })
    audit({ after: { expiresAt: expiresAt.toISOString() }, target: `${type}/${id}` })
    return { address: `${origin}/-/shared/${token}`, expiresAt: expiresAt.toISOString(), id: link }
  },
  status: 201,
  summary: 'Share a preview of a draft',
  tenant: tenantOfDocument,
  who: member,
})
