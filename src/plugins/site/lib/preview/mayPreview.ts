import type { BasePayload } from 'payload'
import { holds } from '../../../../access/person'
import { loadPerson } from '../../../../access/personOf'
import type { PermissionKey } from '../../../../access/permissions'
import { callboardOf } from '../../../../access/registryOf'

interface Asked {
  collection: string
  tenant: string
  user: string
  verb: 'manage' | 'view'
}

/** Does the person hold the key there now? The database is asked each time. */
export async function mayPreview(payload: BasePayload, { collection, tenant, user, verb }: Asked): Promise<boolean> {
  const group = callboardOf(payload).contentTypes.find(({ slug }) => slug === collection)?.group.name
  const known = group && (await loadPerson(payload, { id: user, sid: null, tenant: null }))
  return known ? holds(known.person, `${group}:${verb}` as PermissionKey, tenant) : false
}
