import { poolOf } from '@/database/poolOf'
import type { TestApp } from '@tests/support/boot'

/** What everybody holds in a tenant, read from the tables by other code than the product's. */
interface Standing {
  place: 'admin' | 'collaborator' | 'none' | 'owner' | 'staff' | 'viewer'
  keys: Set<string>
}

/** By tenant, then by person. */
export type State = Map<string, Map<string, Standing>>

interface Row {
  tenant: string
  person: string
  place: Standing['place']
  permissions: Record<string, boolean> | null
}

const ORDER: Standing['place'][] = ['owner', 'admin', 'staff', 'collaborator', 'viewer', 'none']

/** @param all every key of the registry */
export async function readState(
  app: TestApp,
  { all, people, tenants }: { all: ReadonlySet<string>; people: string[]; tenants: string[] },
): Promise<State> {
  const { rows } = await poolOf(app.payload).query<Row>(`
    select id as tenant, owner_id as person, 'owner' as place, null::jsonb as permissions from tenants where owner_id is not null
    union all select m.tenant_id, m.user_id, case m.role::text when 'tenant-admin' then 'admin' when 'tenant-viewer' then 'viewer' else 'staff' end, r.permissions
      from memberships m left join user_roles r on r.id = m.user_role_id and r.tenant_id = m.tenant_id
    union all select a.tenant_id, u.id, 'collaborator', r.permissions from access_requests a
      join users u on u.organisation_id = a.organisation_id left join user_roles r on r.id = a.user_role_id and r.tenant_id = a.tenant_id where a.status = 'approved'`)
  const state: State = new Map(
    tenants.map((tenant) => [
      tenant,
      new Map(people.map((person) => [person, { keys: new Set<string>(), place: 'none' as const }])),
    ]),
  )
  for (const { permissions, person, place, tenant } of rows) {
    const standings = state.get(tenant)
    const known = standings?.get(person)
    if (!standings || !known || ORDER.indexOf(known.place) < ORDER.indexOf(place)) continue
    standings.set(person, { keys: keysOf(place, permissions, all), place })
  }
  return state
}

function keysOf(place: Standing['place'], permissions: Row['permissions'], all: ReadonlySet<string>): Set<string> {
  if (place === 'owner' || place === 'admin') return new Set(all)
  if (place === 'viewer') return new Set([...all].filter((key) => key.endsWith(':view') && key !== 'roles:view'))
  const held = new Set<string>()
  for (const [key, on] of Object.entries(permissions ?? {})) {
    if (!on || !all.has(key) || (place === 'collaborator' && /^(users|roles):/.test(key))) continue
    held.add(key)
    const [group, verb] = key.split(':')
    if (key === 'users:admin') held.add('roles:view')
    if (verb === 'manage' || verb === 'delete' || verb === 'publish') held.add(`${group}:view`)
    if (verb === 'publish') held.add(`${group}:manage`)
  }
  return held
}

export interface Step {
  actor: string
  /** Where the right to do it comes from: for a joining, whoever invited. */
  source: string
  kind: string
  tenant: string
}

const within = (keys: Iterable<string>, held: ReadonlySet<string>): boolean => [...keys].every((key) => held.has(key))
const decides = (standing: Standing | undefined): boolean => standing?.place === 'owner'

/** What a step did that nobody may do. Empty where all is well. */
export function violationsOf(before: State, after: State, { actor, kind, source, tenant }: Step): string[] {
  const found: string[] = []
  for (const [id, standings] of after) {
    const was = before.get(id)!
    const giver = was.get(source)
    for (const [person, { keys, place }] of standings) {
      const old = was.get(person)!
      const gained = [...keys].filter((key) => !old.keys.has(key))
      const lost = [...old.keys].filter((key) => !keys.has(key))
      const changed = gained.length > 0 || lost.length > 0 || place !== old.place
      if (changed && id !== tenant) found.push(`${person} changed in another tenant`)
      if (!within(gained, giver?.keys ?? new Set()))
        found.push(`${person} got ${gained.join(' ')} from ${source}, who does not hold it`)
      if (lost.length > 0 && !within(old.keys, giver?.keys ?? new Set()))
        found.push(`${person} lost ${lost.join(' ')} to somebody weaker`)
      if (changed && person === actor && kind !== 'join' && kind !== 'transfer')
        found.push(`${person} changed themselves`)
      if (place === 'admin' && old.place !== 'admin' && !decides(giver))
        found.push(`${person} became admin by ${giver?.place}`)
      if (old.place === 'admin' && place !== 'admin' && !decides(giver))
        found.push(`${person} is no admin any more by ${giver?.place}`)
      if ((place === 'owner') !== (old.place === 'owner') && !(kind === 'transfer' && decides(giver)))
        found.push(`ownership changed by ${kind}`)
    }
    const administered = [...standings.values()].some(({ keys, place }) => place === 'owner' || keys.has('users:admin'))
    if (!administered) found.push('nobody administers the tenant')
    if ([...standings.values()].filter(({ place }) => place === 'owner').length !== 1)
      found.push('not exactly one owner')
  }
  return found
}
