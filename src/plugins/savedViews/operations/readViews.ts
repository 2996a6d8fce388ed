import type { PayloadRequest } from 'payload'
import { administers, type Person } from '@/access/person'
import { viewsFor } from '../database/savedViews'

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
