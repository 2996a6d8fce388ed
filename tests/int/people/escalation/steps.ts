import { poolOf } from '@/database/poolOf'
import { hashToken } from '@/lib/crypto/tokens'
import type { TestApp } from '@tests/support/boot'
import { PASSWORD, type Client } from '@tests/support/client'
import type { Random } from '@tests/support/random'
import type { Step } from './model'

export interface Stage {
  app: TestApp
  /** Ids. */
  tenants: string[]
  people: string[]
  clients: Map<string, Client>
  emails: Map<string, string>
  organisation: string
  keys: string[]
  random: Random
}

type Attempt = (
  stage: Stage,
  actor: string,
  tenant: string,
) => Promise<{ actor?: string; done: boolean; source?: string } | null>

const ids = async (app: TestApp, query: string, values: unknown[]): Promise<string[]> =>
  (await poolOf(app.payload).query<{ id: string }>(query, values)).rows.map(({ id }) => id)

const rolesOf = ({ app }: Stage, tenant: string) =>
  ids(app, 'select id from user_roles where tenant_id = $1 order by id', [tenant])
const freeRolesOf = ({ app }: Stage, tenant: string) =>
  ids(
    app,
    `select id from user_roles r where tenant_id = $1 and not exists (select 1 from memberships where user_role_id = r.id) and not exists (select 1 from access_requests where user_role_id = r.id) order by id`,
    [tenant],
  )
const invitationsOf = ({ app }: Stage, tenant: string) =>
  ids(app, `select id from invite_tokens where tenant_id = $1 and status = 'pending' order by id`, [tenant])

/** A role of the tenant, at times one of elsewhere, or the admin's. */
async function someRole(stage: Stage, tenant: string): Promise<string | null> {
  const { random } = stage
  if (random.chance(0.15)) return 'tenant-admin'
  return random.pick(await rolesOf(stage, random.chance(0.1) ? random.pick(stage.tenants)! : tenant))
}

const somePermissions = ({ keys, random }: Stage): Record<string, true> =>
  Object.fromEntries(
    Array.from({ length: random.below(6) }, () => [
      random.chance(0.4) ? random.pick(['users:admin', 'roles:manage', 'roles:delete'])! : random.pick(keys)!,
      true as const,
    ]),
  )

const isOk = ({ status }: { status: number }): boolean => status < 300

/** Ways in which people change what people may do, and ways in which they might try to. */
export const ATTEMPTS: Record<string, Attempt> = {
  createRole: async (stage, actor, tenantId) => ({
    done: isOk(
      await stage.clients
        .get(actor)!
        .post('/user-roles', { permissions: somePermissions(stage), tenantId, title: 'Role' }),
    ),
  }),
  deleteRole: async (stage, actor, tenant) => {
    // Mostly one that nobody has: the others are refused.
    const id = stage.random.pick(await (stage.random.chance(0.7) ? freeRolesOf : rolesOf)(stage, tenant))
    return id ? { done: isOk(await stage.clients.get(actor)!.delete(`/user-roles/${id}`)) } : null
  },
  editRole: async (stage, actor, tenant) => {
    const id = stage.random.pick(await rolesOf(stage, tenant))
    return id
      ? {
          done: isOk(
            await stage.clients.get(actor)!.patch(`/user-roles/${id}`, { permissions: somePermissions(stage) }),
          ),
        }
      : null
  },
  forge: async (stage, actor, tenant) => {
    const client = stage.clients.get(actor)!
    const role = await someRole(stage, tenant)
    const calls = [
      () => client.post('/memberships', { role: 'tenant-admin', tenant, user: actor }),
      () => client.patch(`/memberships?where[user][equals]=${actor}`, { role: 'tenant-admin', userRole: role }),
      () =>
        client.patch(`/users/${actor}`, {
          organisation: stage.organisation,
          roles: ['super-admin'],
          tenants: [{ roles: ['tenant-admin'], tenant }],
        }),
      () => client.patch(`/tenants/${tenant}`, { owner: actor }),
      () =>
        client.post('/access-requests', {
          organisation: stage.organisation,
          status: 'approved',
          tenant,
          userRole: role,
        }),
      () => client.patch(`/user-roles?where[tenant][equals]=${tenant}`, { permissions: { 'users:admin': true } }),
      () => client.patch(`/invite-tokens?where[tenant][equals]=${tenant}`, { role: 'tenant-admin' }),
    ]
    await stage.random.pick(calls)!()
    // Some of them answer 200 and leave out what they may not set: the state tells.
    return { done: false }
  },
  invite: async (stage, actor, tenantId) => {
    const roleId = await someRole(stage, tenantId)
    const email = stage.emails.get(stage.random.pick(stage.people)!)
    return roleId
      ? {
          done: isOk(
            await stage.clients
              .get(actor)!
              .post('/users/invite-staff', { email, firstName: 'A', lastName: 'B', roleId, tenantId }),
          ),
        }
      : null
  },
  join: async (stage, actor, tenant) => {
    const id = stage.random.pick(await invitationsOf(stage, tenant))
    if (!id) return null
    // As the mail would tell them; the token itself is kept nowhere.
    const token = `token-of-${id}-as-it-stands-in-the-mail`
    const { rows } = await poolOf(stage.app.payload).query<{ email: string; source: string }>(
      'update invite_tokens set token_hash = $2 where id = $1 returning email, invited_by_id as source',
      [id, hashToken(token)],
    )
    const [{ email, source }] = rows as [{ email: string; source: string }]
    // Mostly by whom it is for.
    const by = stage.random.chance(0.7) ? stage.people.find((one) => stage.emails.get(one) === email)! : actor
    return { actor: by, done: isOk(await stage.clients.get(by)!.post('/users/accept-invitation', { token })), source }
  },
  outside: async (stage, actor, tenantId) => {
    const roleId = stage.random.pick(await rolesOf(stage, tenantId))
    const verb = stage.random.pick(['approve', 'decline', 'invite', 'remove-access'])
    return {
      done: isOk(
        await stage.clients.get(actor)!.post(`/collaborators/${stage.organisation}/${verb}`, {
          ...(roleId && verb !== 'decline' && verb !== 'remove-access' && { roleId }),
          tenantId,
        }),
      ),
    }
  },
  remove: async (stage, actor, tenantId) => ({
    done: isOk(
      await stage.clients
        .get(actor)!
        .post(`/users/${stage.random.pick(stage.people)}/remove-tenant-access`, { tenantId }),
    ),
  }),
  transfer: async (stage, actor, tenant) => {
    const admins = await ids(
      stage.app,
      `select user_id as id from memberships where tenant_id = $1 and role = 'tenant-admin' order by id`,
      [tenant],
    )
    const [owner] = await ids(stage.app, 'select owner_id as id from tenants where id = $1', [tenant])
    const by = stage.random.chance(0.5) ? owner! : actor
    const userId = stage.random.pick(stage.random.chance(0.6) ? admins : stage.people)
    return userId
      ? {
          actor: by,
          done: isOk(
            await stage.clients.get(by)!.post(`/tenants/${tenant}/transfer-ownership`, { password: PASSWORD, userId }),
          ),
        }
      : null
  },
  update: async (stage, actor, tenantId) => {
    const roleId = await someRole(stage, tenantId)
    return roleId
      ? {
          done: isOk(
            await stage.clients
              .get(actor)!
              .post(`/users/${stage.random.pick(stage.people)}/update-permissions`, { roleIds: [roleId], tenantId }),
          ),
        }
      : null
  },
}

/** How often each is tried. */
const WEIGHTS: [kind: string, weight: number][] = [
  ['createRole', 4],
  ['deleteRole', 4],
  ['editRole', 5],
  ['forge', 3],
  ['invite', 4],
  ['join', 6],
  ['outside', 3],
  ['remove', 3],
  ['transfer', 3],
  ['update', 8],
]
const KINDS = WEIGHTS.flatMap(([kind, weight]) => Array.from({ length: weight }, () => kind))

/** Draws one step and takes it. */
export async function takeStep(stage: Stage): Promise<Step & { done: boolean }> {
  const { random } = stage
  for (;;) {
    const [actor, kind, tenant] = [random.pick(stage.people)!, random.pick(KINDS)!, random.pick(stage.tenants)!]
    const result = await ATTEMPTS[kind]!(stage, actor, tenant)
    if (!result) continue
    const by = result.actor ?? actor
    return { actor: by, done: result.done, kind, source: result.source ?? by, tenant }
  }
}
