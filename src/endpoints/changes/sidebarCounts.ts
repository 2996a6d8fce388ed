import { z } from 'zod'
import type { BasePayload } from 'payload'
import { hasPermission, type Person } from '@/access/person'
import { permissionKey } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'
import { readSidebarCounts, type SidebarCounts } from '@/database/navigation/sidebarCounts'
import { defineOperation } from '@/endpoints/define'
import { tenantInput, tenantOfInput } from '@/endpoints/people/lockedSite'
import { member } from '@/endpoints/routeRules'

/** The counts of the sidebar in a tenant, of what the person can view there. */
export const sidebarCountsOf = (payload: BasePayload, person: Person, tenantId: string): Promise<SidebarCounts> =>
  readSidebarCounts(payload, tenantId, {
    isReader: hasPermission(person, 'forms:manage', tenantId),
    // Uploads are left out: they are published on arrival.
    slugs: callboardOf(payload).contentTypes.flatMap(({ collection, group, slug }) =>
      !collection.upload && hasPermission(person, permissionKey(group.name, 'view'), tenantId) ? [slug] : [],
    ),
  })

/** Reads the counts of the sidebar again, after something changed. */
export const countForSidebar = defineOperation({
  name: 'countForSidebar',
  area: 'changes',
  audit: null,
  input: z.strictObject(tenantInput),
  method: 'get',
  output: z.object({ drafts: z.record(z.string(), z.number().int()), unreadAnswers: z.number().int() }),
  path: '/sidebar-counts',
  run: ({ person, req, tenantId }) => sidebarCountsOf(req.payload, person, tenantId),
  summary: 'Count drafts and unread answers in a site',
  tenant: tenantOfInput,
  who: member,
})
