import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dbOf, lockValue } from '@/exports/server'
import { readPreferences } from '@/database/people/visibleIds'
import { sampleTypes } from '../../database/types'
import { typeMapping } from '../choices'
import { MAX_FIELDS } from '../limits'
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

/**
 * Saves how types were mapped, for the next old website: their names and those of their fields, no values. Before the
 * entries of an export are left out: fields that it does not have could not be chosen, and stay as they were.
 */
export async function saveTypes(req: PayloadRequest, websiteId: string, mapping: TypeMapping[]): Promise<void> {
  const { payload, user } = req
  if (!user || mapping.length === 0) return
  // They may be bringing two sites at once.
  await lockValue(await dbOf(req), 'old website types', String(user.id))
  const names = mapping.map(({ type }) => type)
  const [before, samples] = [await savedTypes(req), await sampleTypes(req, websiteId, names)]
  const merged = mapping.map((one) => {
    const shown = new Set(samples.find(({ type }) => type === one.type)?.fields.map(({ name }) => name))
    const same = before.find(({ as, type }) => as === one.as && type === one.type)
    return withFields(one, same?.fields.filter(({ from }) => !shown.has(from)) ?? [])
  })
  const others = before.filter(({ type }) => !names.includes(type))
  const value = { types: [...merged, ...others].slice(0, MAX_SAVED) }
  // Access is to a person's own preferences, and Payload notes whose a new one is.
  const shared = { collection: 'payload-preferences', depth: 0, overrideAccess: false, req } as const
  const { docs } = await payload.find({ ...shared, limit: 1, pagination: false, where: { key: { equals: KEY } } })
  const [preference] = docs
  if (preference) await payload.update({ ...shared, data: { value }, id: preference.id })
  else await payload.create({ ...shared, data: { key: KEY, user: { relationTo: 'users', value: user.id }, value } })
}

/** A mapping with further fields, as far as nothing else becomes the same. */
const withFields = (mapping: TypeMapping, added: TypeMapping['fields']): TypeMapping =>
  added.reduce((whole, field) => {
    const fields = [...whole.fields.filter(({ from }) => from !== field.from), field]
    const isPossible = fields.length > whole.fields.length && fields.length <= MAX_FIELDS
    return isPossible && problemOfMapping([{ ...whole, fields }]) === null ? { ...whole, fields } : whole
  }, mapping)
