import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readPreferences } from '@/database/people/visibleIds'
import { typeMapping } from '../choices'
import { problemOfMapping, type TypeMapping } from './targets'

const KEY = 'old-website-types'
/** The newest are kept. */
const MAX_SAVED = 50

const saved = z.object({ types: z.array(typeMapping).max(MAX_SAVED) })

/** How the person has mapped types of old websites before, whichever site they came to. Whatever they wrote is checked. */
export async function savedTypes(req: PayloadRequest): Promise<TypeMapping[]> {
  if (!req.user) return []
  const [preference] = await readPreferences(req.payload, String(req.user.id), [KEY])
  const types = saved.safeParse(preference?.value).data?.types ?? []
  return types.filter((type) => problemOfMapping([type]) === null)
}

/** Saves how types were mapped, for the next old website: their names and those of their fields, no values. */
export async function saveTypes(req: PayloadRequest, mapping: TypeMapping[]): Promise<void> {
  const { payload, user } = req
  if (!user || mapping.length === 0) return
  const known = new Set(mapping.map(({ type }) => type))
  const others = (await savedTypes(req)).filter(({ type }) => !known.has(type))
  const value = { types: [...mapping, ...others].slice(0, MAX_SAVED) }
  // Access is to a person's own preferences, and Payload notes whose a new one is.
  const shared = { collection: 'payload-preferences', depth: 0, overrideAccess: false, req } as const
  const { docs } = await payload.find({ ...shared, limit: 1, pagination: false, where: { key: { equals: KEY } } })
  const [preference] = docs
  if (preference) await payload.update({ ...shared, data: { value }, id: preference.id })
  else await payload.create({ ...shared, data: { key: KEY, user: { relationTo: 'users', value: user.id }, value } })
}
