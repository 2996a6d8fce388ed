import type { BasePayload } from 'payload'
import { callboardOf } from '@/exports/server'
import type { NewData } from '../creationDoors'
import type { Scene } from '../scene'
import { newDocument } from './newDocument'

/** Makes documents that would be accepted in site `b`, for the attempts to create some there. */
export async function newDataOf(payload: BasePayload, { b }: Scene): Promise<NewData> {
  const refer = (slug: string): Promise<string> =>
    Promise.resolve(slug === 'users' ? b.ownerId : (b.planted.get(slug)?.live ?? b.tenantId))
  const made = new Map<string, Record<string, unknown>>()
  for (const type of callboardOf(payload).contentTypes)
    made.set(type.slug, await newDocument(payload, type, { mark: 'attempt', refer, tenantId: b.tenantId }))
  return (slug, aim) => {
    const data = made.get(slug)
    return data ? { ...data, tenant: aim.tenantId } : null
  }
}
