import type { PayloadRequest, TypedLocale } from 'payload'
import { z } from 'zod'
import { MENU_PLACES } from '@/collections/Menus/places'
import {
  dbOf,
  defineOperation,
  lockValue,
  notFound,
  tenantInput,
  tenantOfInput,
  withAnyPermission,
} from '@/exports/server'
import { siteById } from '../lib/host/findSite'
import { findMenu } from '../lib/menus/loadDraftMenus'
import { automaticEntries, type AutomaticEntry } from '../lib/menus/automaticEntries'

/**
 * Creates a menu for a position as a draft, from the automatic menu or empty. Visitors see no change until it is
 * published. Returns the existing menu when there is one.
 */
export const startMenu = defineOperation({
  name: 'startMenu',
  area: 'menus',
  audit: null,
  input: z.strictObject({
    ...tenantInput,
    from: z.enum(['nothing', 'now']).default('now'),
    place: z.enum(MENU_PLACES),
  }),
  limit: { by: ['person'], points: 60, seconds: 3600 },
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/menus/start',
  run: async ({ input: { from, place }, req, tenantId }) => {
    const site = tenantId ? await siteById(req.payload, tenantId) : null
    if (!site) throw notFound('menus')
    // Concurrent requests create a single menu.
    await lockValue(await dbOf(req), 'menu', site.id, place)
    const existing = await findMenu(req, site.id, place)
    if (existing) return { id: existing }
    const entries = from === 'now' ? await automaticEntries(req.payload, site, place) : []
    const main = site.defaultLanguage
    const others = site.languages.filter((code) => code !== main)
    const created = await req.payload.create({
      collection: 'menus',
      data: { _status: 'draft', entries: entries.map((entry) => toRow(entry, main)), place, tenant: site.id },
      depth: 0,
      draft: true,
      locale: main as TypedLocale,
      overrideAccess: false,
      req,
    })
    const ids = (created.entries ?? []).map(({ id }) => id)
    if (entries.some(({ labels }) => labels))
      for (const language of others)
        await updateLabels(
          req,
          created.id,
          entries.map((entry, index) => ({ ...toRow(entry, language), id: ids[index] })),
          language,
        )
    return { id: created.id }
  },
  status: 201,
  summary: 'Start a menu of a website',
  tenant: tenantOfInput,
  who: withAnyPermission('pages:manage'),
})

const toRow = ({ address, document, kind, labels }: AutomaticEntry, language: string) => ({
  address,
  document,
  kind,
  label: labels?.[language],
})

const updateLabels = (
  req: PayloadRequest,
  id: string,
  entries: (ReturnType<typeof toRow> & { id?: string | null })[],
  language: string,
) =>
  req.payload.update({
    collection: 'menus',
    data: { entries },
    depth: 0,
    draft: true,
    id,
    locale: language as TypedLocale,
    overrideAccess: false,
    req,
  })
