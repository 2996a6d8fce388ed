import { z } from 'zod'
import { defineOperation, notFound, tenantOf } from '@/exports/server'
import { requireType, tool, TOOL_AREA } from '../documents'
import { menuOf, placeInput, shownEntries } from './menuOf'

const entry = z.object({ id: z.string().nullable(), target: z.string().nullable(), title: z.string() })

/** Reads a menu of the website, drafts included. */
export const readMenu = defineOperation({
  ...tool,
  name: 'readMenu',
  input: z.strictObject({ place: placeInput, tenant: z.uuid() }),
  method: 'post',
  output: z.object({
    entries: z.array(entry.extend({ below: z.array(entry) })),
    /** Null while the menu makes itself. */
    menu: z.string().nullable(),
  }),
  path: '/assistant/menu',
  run: async ({ input: { place }, person, req, tenantId }) => {
    requireType(req, { person, tenantId, type: 'menus' })
    const tenant = tenantId ? await tenantOf(req, tenantId) : null
    if (!tenant) throw notFound(TOOL_AREA)
    const { entries, id } = await menuOf(req, tenant, place)
    return { entries: await shownEntries(req, tenant.id, entries), menu: id }
  },
  summary: 'Read a menu for the assistant',
  tool: {
    description:
      'Reads the main menu or the footer of the website as drafted: its entries with their ids. Without a menu id the menu makes itself from the pages of the site.',
  },
})
