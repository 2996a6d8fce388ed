import type { BasePayload, CollectionSlug } from 'payload'
import { callboardOf } from '@/exports/server'
import type { RequestDoor } from './Door'
import { slotsOf } from './samples/slots'
import type { Scene } from './scene'

/** Every place in a document of the own site where a reference can stand, with a reference to the other site. */
export function referenceDoors(payload: BasePayload, { a }: Scene): RequestDoor[] {
  const { api } = payload.config.routes
  const types = callboardOf(payload).contentTypes
  const targets = new Set(types.map(({ slug }) => slug))
  const refer = (slug: string): Promise<string> =>
    Promise.resolve(slug === 'users' ? a.ownerId : (a.planted.get(slug)?.live ?? a.tenantId))
  return types.flatMap(({ slug }) => {
    const own = a.planted.get(slug)?.draft
    const { flattenedFields } = payload.collections[slug as CollectionSlug].config
    return slotsOf(flattenedFields, targets, { payload, refer }).map((slot): RequestDoor => ({
      actors: ['owner'],
      callFor: async (aim) => {
        const id = aim.document(slot.relationTo)
        if (!own || !id) return null
        return { body: await slot.data(id), method: 'PATCH', path: `${api}/${slug}/${own}?draft=true` }
      },
      linksFrom: { method: 'GET', path: `${api}/${slug}/${own}?draft=true&depth=0` },
      route: `PATCH ${api}/${slug}/:id with ${slot.path}`,
      tellsNothing: 'status',
      writes: false,
    }))
  })
}
