import type { TypedLocale } from 'payload'
import { z } from 'zod'
import { isContentLanguage } from '../../lib/languages/codes'
import { defineOperation } from '../define'
import { member } from '../routeRules'
import { hiddenTargets } from './hiddenTargets'
import { contentTypeOf, requireKey, tenantOfFirst } from './siteDocument'

const target = z.object({
  canPublish: z.boolean(),
  collection: z.string(),
  id: z.string(),
  kind: z.string(),
  moment: z.string().nullable(),
  state: z.enum(['draft', 'private', 'scheduled', 'trashed']),
  title: z.string(),
})

/** What documents refer to that visitors do not see, or will not see once these are published. */
export const listHiddenTargets = defineOperation({
  name: 'listHiddenTargets',
  area: 'documents',
  audit: null,
  input: z.strictObject({
    /** The one document as it stands in a form, references as ids. Default: as it was saved last. */
    data: z.record(z.string(), z.unknown()).optional(),
    ids: z.array(z.uuid()).min(1).max(200),
    /** Language of the form and of the answer. */
    locale: z.string().max(10).optional(),
    /** Of the published versions; else of those that would be published now. */
    isLive: z.boolean().optional(),
    type: z.string().max(60),
  }),
  limit: { by: ['person'], points: 240, seconds: 60 },
  method: 'post',
  output: z.object({
    targets: z.array(target),
    /** Those that the person may not see. */
    unseen: z.number(),
  }),
  path: '/documents/:type/hidden-targets',
  run: async ({ input: { data, ids, isLive = false, locale, type }, person, req, tenantId }) => {
    const found = contentTypeOf(req, type)
    if (isContentLanguage(locale)) req.locale = locale as TypedLocale
    requireKey(person, found, 'view', tenantId)
    return tenantId
      ? hiddenTargets(req, { collection: found.slug, data, ids, isLive, tenantId })
      : { targets: [], unseen: 0 }
  },
  summary: 'List what documents refer to that visitors do not see',
  // Of what lies in the trash, too: it is about to come back.
  tenant: ({ ids, type }, req) =>
    tenantOfFirst(
      req,
      ids.map((id) => ({ collection: type, id })),
    ),
  takesToken: true,
  who: member,
})
