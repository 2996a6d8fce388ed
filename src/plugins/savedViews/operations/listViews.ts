import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation, member, notFound, tenantInput, tenantOfInput } from '@/exports/server'
import type { Person } from '@/exports/types'
import { administers } from '@/access/person'
import { viewsFor } from '../lib/savedViews'
import { AREA } from '../lib/area'
import { requireList } from './viewOf'

/** Lists the person's own views of a list and those shared by colleagues. */
export const listViews = defineOperation({
  name: 'listViews',
  area: AREA,
  audit: null,
  input: z.strictObject({ ...tenantInput, type: z.string().max(60) }),
  method: 'get',
  output: z.object({
    views: z.array(
      z.object({
        id: z.uuid(),
        isOwn: z.boolean(),
        isShared: z.boolean(),
        mayChange: z.boolean(),
        query: z.string(),
        title: z.string(),
      }),
    ),
  }),
  path: '/views/:type',
  run: async ({ input: { type }, person, req, tenantId }) => {
    if (!person || !tenantId) throw notFound(AREA)
    requireList(req, person, type, tenantId)
    return { views: await readViews(req, { person, tenantId, type }) }
  },
  summary: 'List the saved views of a list',
  tenant: tenantOfInput,
  who: member,
})

/** A saved view as somebody sees it. */
export interface View {
  id: string
  isOwn: boolean
  isShared: boolean
  mayChange: boolean
  /** Query of the list's address, without the question mark. */
  query: string
  title: string
}

interface PersonsList {
  person: Person
  tenantId: string
  type: string
}

/** A person's own views of a list and those that colleagues share. Whether they may see the list is for the caller. */
export async function readViews(req: PayloadRequest, { person, tenantId, type }: PersonsList): Promise<View[]> {
  const views = await viewsFor(req, { tenantId, type, userId: person.id })
  const isAdmin = administers(person, tenantId)
  return views.map(({ id, isShared, query, title, userId }) => ({
    id,
    isOwn: userId === person.id,
    isShared,
    mayChange: userId === person.id || isAdmin,
    query,
    title,
  }))
}
