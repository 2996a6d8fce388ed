import type { Access } from 'payload'
import { personOf } from '../personOf'
import { colleaguesIn } from '../../database/people/places'
import { tenantsWith } from '../person'

/** People of the tenants whose people the person administers. */
export const isColleague: Access = async ({ req }) => {
  const person = await personOf(req)
  if (!person) return false
  const tenants = tenantsWith(person, 'users:admin')
  if (tenants.length === 0) return false
  return { id: { in: await colleaguesIn(req.payload, tenants) } }
}
