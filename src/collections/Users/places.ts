import type { Field, FieldHook } from 'payload'
import { holds } from '../../access/person'
import { personOf } from '../../access/personOf'
import { poolOf } from '../../database/poolOf'

interface Place {
  /** Id of the tenant. */
  tenant: string
  roles: ('tenant-admin' | 'tenant-viewer')[]
  /** Ids of custom roles: none or one. */
  userRoles: string[]
}

/**
 * `tenants` of a user: where they belong, and as what. A view of `memberships`, made when the API reads a user and never
 * written. Colleagues see the tenants whose people they decide about; the person and the provider see all.
 */
export const places: Field = {
  name: 'tenants',
  type: 'json',
  admin: { hidden: true },
  hooks: { afterRead: [readPlaces] },
  virtual: true,
}

async function readPlaces({ originalDoc, req }: Parameters<FieldHook>[0]): Promise<Place[] | undefined> {
  const id = (originalDoc as { id?: unknown } | undefined)?.id
  // Code of ours that reads users asks for what it needs itself.
  if (req.payloadAPI !== 'REST' || typeof id !== 'string' || !req.user) return undefined
  const { rows } = await poolOf(req.payload).query<{ place: Place }>({
    name: 'callboard-places',
    text: `select json_build_object('tenant', tenant_id, 'roles', case when role = 'staff' then '[]'::json else json_build_array(role) end,
      'userRoles', case when user_role_id is null then '[]'::json else json_build_array(user_role_id) end) as place
      from memberships where user_id = $1 order by created_at`,
    values: [id],
  })
  const person = await personOf(req)
  const seesAll = person?.isSuperAdmin || person?.id === id
  return rows.map(({ place }) => place).filter(({ tenant }) => seesAll || holds(person, 'users:admin', tenant))
}
