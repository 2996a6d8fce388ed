import type { TypedLocale } from 'payload'
import { z } from 'zod'
import { isContentLanguage } from '@/lib/languages/codes'
import { defineOperation } from '@/endpoints/define'
import { member } from '@/endpoints/routeRules'
import { findHiddenTargets } from './hiddenTargets'
import { contentTypeOf, assertPermission, tenantOfIds } from './siteDocument'

const target = z.object({
  canPublish: z.boolean(),
  collection: z.string(),
  id: z.string(),
  kind: z.string(),
  moment: z.string().nullable(),
  state: z.enum(['draft', 'private', 'scheduled', 'trashed']),
  title: z.string(),
})

/** Lists referenced documents that visitors cannot see, or will not see once the given documents are published. */
export const listHiddenTargets = defineOperation({
  name: 'listHiddenTargets',
  area: 'documents',
  audit: null,
  input: z.strictObject({
    /** The document as in an open form, references as ids. Default: as last saved. */
    data: z.record(z.string(), z.unknown()).optional(),
    ids: z.array(z.uuid()).min(1).max(200),
    /** Language of the form and of the response. */
    locale: z.string().max(10).optional(),
    /** Whether to check the published versions. Default: what would be published now. */
    isLive: z.boolean().optional(),
    type: z.string().max(60),
  }),
  limit: { by: ['person'], points: 240, seconds: 60 },
  method: 'post',
  output: z.object({
    targets: z.array(target),
    /** Number of targets that the user cannot see. */
    unseen: z.number(),
  }),
  path: '/documents/:type/hidden-targets',
  run: async ({ input: { data, ids, isLive = false, locale, type }, person, req, tenantId }) => {
    const contentType = contentTypeOf(req, type)
    if (isContentLanguage(locale)) req.locale = locale as TypedLocale
    assertPermission(person, contentType, 'view', tenantId)
    return tenantId
      ? findHiddenTargets(req, { collection: contentType.slug, data, ids, isLive, tenantId })
      : { targets: [], unseen: 0 }
  },
  summary: 'List referenced documents that visitors cannot see',
  // Trashed documents count as well, because they may be about to be restored.
  tenant: tenantOfIds,
  takesToken: true,
  who: member,
})
