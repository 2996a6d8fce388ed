import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { refused } from '@/endpoints/OperationError'
import { administrator } from '@/endpoints/routeRules'
import { expectedVersion, changeSite, siteDocument } from './changeSite'
import { findStored } from '@/database/documents/stored'
import { translatorOf } from '@/i18n/translator'

/** Sets the tenant's avatar to a picture that was uploaded for this tenant. */
export const updateTenantAvatar = defineOperation({
  name: 'updateTenantAvatar',
  area: 'settings',
  audit: 'settings.avatar',
  input: z.strictObject({ id: z.uuid(), avatarId: z.uuid(), ...expectedVersion }),
  isAction: true,
  method: 'post',
  output: siteDocument,
  path: '/tenants/:id/avatar',
  run: async ({ audit, input: { id, avatarId, updatedAt }, req }) => {
    const avatar = await findStored(req, {
      collection: 'avatars',
      where: { and: [{ id: { equals: avatarId } }, { tenant: { equals: id } }] },
    })
    if (!avatar) throw refused('settings', translatorOf(req.i18n)('refusedPictureElsewhere'), 'avatarId')
    return changeSite(req, { area: 'settings', id, updatedAt }, (site) => {
      audit({ after: { avatar: avatarId }, before: { avatar: site.avatar }, target: `tenants/${id}` })
      return { avatar: avatarId }
    })
  },
  summary: "Set a site's avatar",
  tenant: ({ id }) => id,
  who: administrator,
})

export const removeTenantAvatar = defineOperation({
  name: 'removeTenantAvatar',
  area: 'settings',
  audit: 'settings.avatar',
  input: z.strictObject({ id: z.uuid(), ...expectedVersion }),
  isAction: true,
  method: 'delete',
  output: siteDocument,
  path: '/tenants/:id/avatar',
  run: ({ audit, input: { id, updatedAt }, req }) =>
    changeSite(req, { area: 'settings', id, updatedAt }, (site) => {
      audit({ before: { avatar: site.avatar }, target: `tenants/${id}` })
      return site.avatar ? { avatar: null } : {}
    }),
  summary: "Remove a site's avatar",
  tenant: ({ id }) => id,
  who: administrator,
})
