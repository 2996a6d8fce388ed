import { z } from 'zod'
import {
  assertPermission,
  conflict,
  contentTypeOf,
  defineOperation,
  member,
  notFound,
  refused,
  tenantOfDocument,
  translatorOf,
} from '@/exports/server'
import { findSiteDocument } from '@/endpoints/documents/siteDocument'
import { hashToken, newToken } from '@/lib/crypto/envelope'
import { isContentLanguage } from '@/lib/languages/codes'
import { hasPublicPage } from '@/lib/site/addresses'
import { activeLinks, addLink, countActiveLinks, endLink, targetOfLink } from '../lib/preview/previewLinks'
import { previewOrigin } from '../lib/preview/previews'

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
    if ((await countActiveLinks(req, target)) >= MAX_LINKS)
      throw refused('previews', translatorOf(req.i18n)('previewTooMany'))
    const token = newToken()
    const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString()
    const link = await addLink(req, {
      ...target,
      by: person.id,
      expiresAt,
      language: isContentLanguage(language) ? language : 'en',
      tokenHash: hashToken(token),
    })
    audit({ after: { expiresAt }, target: `${type}/${id}` })
    return { address: `${origin}/-/shared/${token}`, expiresAt, id: link }
  },
  status: 201,
  summary: 'Share a preview of a draft',
  tenant: tenantOfDocument,
  who: member,
})

/** Lists the active preview links of a draft, without their addresses. */
export const listPreviews = defineOperation({
  name: 'listPreviews',
  area: 'previews',
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'get',
  output: z.object({
    links: z.array(
      z.object({
        createdAt: z.iso.datetime(),
        createdBy: z.string(),
        expiresAt: z.iso.datetime(),
        id: z.uuid(),
        language: z.string(),
      }),
    ),
  }),
  path: '/documents/:type/:id/preview-links',
  run: async ({ input: { id, type }, person, req, tenantId }) => {
    assertPermission(person, contentTypeOf(req, type), 'view', tenantId)
    if (!tenantId) throw notFound('previews')
    return { links: await activeLinks(req, { collection: type, id, tenant: tenantId }) }
  },
  summary: 'List the shared previews of a document',
  tenant: tenantOfDocument,
  who: member,
})

/** Revokes a preview link immediately. */
export const endPreview = defineOperation({
  name: 'endPreview',
  area: 'previews',
  audit: 'preview.ended',
  input: z.strictObject({ id: z.uuid() }),
  method: 'post',
  output: z.object({ ended: z.literal(true) }),
  path: '/preview-links/:id/end',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const target = await targetOfLink(req, id)
    if (!target) throw notFound('previews')
    assertPermission(person, contentTypeOf(req, target.collection), 'manage', tenantId)
    if (!(await endLink(req, id))) throw conflict('previews', translatorOf(req.i18n)('previewEndedAlready'))
    audit({ target: `${target.collection}/${target.id}` })
    return { ended: true as const }
  },
  summary: 'End a shared preview',
  tenant: async ({ id }, req) => (await targetOfLink(req, id))?.tenant ?? null,
  who: member,
})
