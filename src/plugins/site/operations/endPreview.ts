import { z } from 'zod'
import { contentTypeOf, assertPermission } from '@/endpoints/documents/siteDocument'
import { defineOperation } from '@/endpoints/define'
import { conflict, notFound } from '@/endpoints/OperationError'
import { member } from '@/endpoints/routeRules'
import { endLink, targetOfLink } from '../database/previewLinks'
import { translatorOf } from '@/i18n/translator'

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
