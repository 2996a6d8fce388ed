import type { Access, Where } from 'payload'
import { tenantsWithPermission } from './person'
import { personOf } from './personOf'
import { callboardOf } from './registryOf'

/**
 * Locks are only readable by users who may change that type of content: a lock neither warns nor stops anyone who only
 * reads the document. Local API only.
 */
export const readableLocks: Access = async ({ req }) => {
  const person = req.payloadAPI === 'local' ? await personOf(req) : null
  if (!person) return false
  if (person.isSuperAdmin) return true
  const { contentTypes } = callboardOf(req.payload)
  const editableTypes = contentTypes.filter(
    ({ group }) => tenantsWithPermission(person, `${group.name}:manage`).length > 0,
  )
  const or = editableTypes.map(({ slug }): Where => ({ 'document.relationTo': { equals: slug } }))
  // Not `false`: the edit view fails if read access is denied.
  const none: Where = { id: { exists: false } }
  return or.length > 0 ? { or } : none
}
