import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { member } from '@/endpoints/routeRules'
import { findAddressChanges } from './addressChanges'
import { assertPermission, contentTypeOf, tenantOfIds } from './siteDocument'

/** Lists the addresses that publishing the given documents would change. */
export const listAddressChanges = defineOperation({
  name: 'listAddressChanges',
  area: 'documents',
  audit: null,
  input: z.strictObject({
    /** The address of a single document as in an open form. Default: as last saved. */
    form: z
      .strictObject({
        parent: z.string().max(60).nullish(),
        slug: z.string().max(1_000).nullish(),
        slugLock: z.boolean().nullish(),
      })
      .optional(),
    ids: z.array(z.uuid()).min(1).max(200),
    type: z.string().max(60),
  }),
  limit: { by: ['person'], points: 240, seconds: 60 },
  method: 'post',
  output: z.object({
    changes: z.array(
      z.object({
        from: z.string(),
        id: z.string(),
        /** The slug that keeps the address; null where a page moves below another. */
        keeps: z.string().nullable(),
        to: z.string(),
      }),
    ),
    /** Whether something else has the address of the form. */
    isRefused: z.boolean(),
  }),
  path: '/documents/:type/address-changes',
  run: async ({ input: { form, ids, type }, person, req, tenantId }) => {
    const contentType = contentTypeOf(req, type)
    assertPermission(person, contentType, 'view', tenantId)
    const asked = form && ids.length === 1 ? { form } : {}
    return tenantId
      ? findAddressChanges(req, { collection: contentType.slug, ids, tenantId, ...asked })
      : { changes: [], isRefused: false }
  },
  summary: 'List the addresses that publishing would change',
  tenant: tenantOfIds,
  takesToken: true,
  who: member,
})
