import type { PayloadRequest } from 'payload'
import type { Person } from '../../../access/person'
import { poolOf } from '../../../database/poolOf'
import { personName, type NamedPerson } from '../../../lib/names/personName'

const MOST_NAMED = 3

/** What stands around every screen, beside what the person brings along. */
export interface Surroundings {
  /** Address of the person's small picture; null where there is none. */
  userPicture: string | null
  tenantPicture: string | null
  /** Names of those who can give access in the tenant on screen: its owner first, then its admins. At most three. */
  grantors: string[]
}

interface Row {
  user_file: string | null
  tenant_file: string | null
  grantors: NamedPerson[]
}

/** By the request's headers: a page and what stands in for it when it is missing are drawn beside one another. */
const known = new WeakMap<object, Promise<Surroundings>>()

/** Read in one statement for the whole request. */
export function surroundingsOf(req: PayloadRequest, person: Person): Promise<Surroundings> {
  const surroundings = known.get(req.headers) ?? read(req, person)
  known.set(req.headers, surroundings)
  return surroundings
}

async function read({ payload }: PayloadRequest, { current, id }: Person): Promise<Surroundings> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-surroundings',
    text: `select
      (select coalesce(a.sizes_square_filename, a.filename) from users u join avatars a on a.id = u.avatar_id where u.id = $1) as user_file,
      (select coalesce(a.sizes_square_filename, a.filename) from tenants t join avatars a on a.id = t.avatar_id where t.id = $2) as tenant_file,
      (select coalesce(json_agg(one order by one.rank, one."lastName", one."firstName"), '[]') from (
        select u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName", u.email, 0 as rank
          from tenants t join users u on u.id = t.owner_id where t.id = $2
        union all
        select u.display_name, u.first_name, u.last_name, u.email, 1
          from memberships m join users u on u.id = m.user_id where m.tenant_id = $2 and m.role = 'tenant-admin'
        order by rank, "lastName", "firstName" limit ${MOST_NAMED}) one) as grantors`,
    values: [id, current?.id ?? null],
  })
  const { grantors, tenant_file, user_file } = rows[0]!
  const { routes, serverURL } = payload.config
  const address = (file: string | null) => (file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null)
  return { grantors: grantors.map(personName), tenantPicture: address(tenant_file), userPicture: address(user_file) }
}
