import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '@/lib/values'
import { translatorOf } from '@/i18n/translator'
import { defineOperation } from '@/endpoints/define'
import { notFound, refused } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { expectedVersion, changeSite, siteDocument } from '@/endpoints/settings/changeSite'
import { findStored } from '@/database/documents/stored'

/**
 * Throws to refuse a theme that a tenant is about to use. Plugins register it in `custom.beforeUse` of the themes
 * collection.
 */
export type BeforeThemeUse = (
  req: PayloadRequest,
  tenantId: string,
  themeId: string,
  options: {
    /** Accepts what a person may accept, such as templates that fail. */
    force: boolean
  },
) => Promise<void>

/** Selects one of a tenant's themes for its website. Attribute values for other themes are kept. */
export const publishTheme = defineOperation({
  name: 'publishTheme',
  area: 'themes',
  audit: 'themes.published',
  input: z.strictObject({
    force: z.boolean().optional(),
    tenant: z.uuid().optional(),
    tenantId: z.uuid().optional(),
    themeId: z.uuid(),
    ...expectedVersion,
  }),
  isAction: true,
  method: 'post',
  output: siteDocument,
  path: '/themes/:themeId/publish',
  run: async ({ audit, input: { force = false, themeId, updatedAt }, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    // Read under the tenant's lock, so that a theme deleted concurrently cannot be selected.
    return changeSite(req, { area: 'themes', id: tenantId, updatedAt }, async () => {
      const theme = await findTheme(req, themeId)
      if (!theme || idOf(theme.tenant) !== tenantId) throw notFound('themes')
      if (theme.isDevelopmentTheme) throw refused('themes', t('themeIsDevelopment'))
      if (theme._status !== 'published') throw refused('themes', t('themeIsDraft'))
      for (const guard of readGuards(req)) await guard(req, tenantId, themeId, { force })
      audit({ after: { theme: theme.name }, target: `themes/${themeId}` })
      return { selectedTheme: themeId }
    })
  },
  summary: "Select a site's theme",
  tenant: async ({ tenant, tenantId = tenant, themeId }, req) =>
    tenantId ?? idOf((await findTheme(req, themeId))?.tenant),
  who: withAnyPermission('settings:themes'),
})

const readGuards = ({ payload }: PayloadRequest): BeforeThemeUse[] =>
  (payload.collections.themes.config.custom.beforeUse ?? []) as BeforeThemeUse[]

interface Stored {
  id: string
  _status?: string | null
  deletedAt?: string | null
  isDevelopmentTheme?: boolean | null
  name: string
  tenant?: unknown
}

async function findTheme(req: PayloadRequest, id: string): Promise<Stored | null> {
  const theme = await findStored<Stored>(req, { collection: 'themes', where: { id: { equals: id } } })
  return theme && !theme.deletedAt ? theme : null
}
