import { randomBytes } from 'node:crypto'
import type { BasePayload, CollectionSlug } from 'payload'
import type { ContentType } from '@/exports/types'
import { sampleData } from '../samples/sampleData'

interface Options {
  /** Text in its title. */
  mark: string
  /** Finds what required references can lead to. @returns its id */
  refer: (slug: string) => Promise<string>
  tenantId: string
}

/** Data with which a collection accepts a new document in the tenant, titled with the mark. */
export async function newDocument(
  payload: BasePayload,
  { slug, titleField }: Pick<ContentType, 'slug' | 'titleField'>,
  { mark, refer, tenantId }: Options,
): Promise<Record<string, unknown>> {
  const fields = payload.collections[slug as CollectionSlug].config.flattenedFields
  const data = await sampleData(fields, { mark, payload, refer })
  // An address on the site is one document's only.
  const unique = `${mark}-${randomBytes(4).toString('hex')}`
  const isPath = (value: unknown) => value === `/${mark}` || value === '/sample'
  for (const [name, value] of Object.entries(data)) if (isPath(value)) data[name] = `/${unique}`
  const title = data[titleField]
  const isAddress = typeof title === 'string' && title.startsWith('/')
  // One of two fields that are optional each.
  const target = slug === 'redirects' ? { toAddress: 'https://canary.invalid' } : {}
  return { ...data, ...target, [titleField]: isAddress ? title : `Canary ${unique}`, tenant: tenantId }
}
