import { z } from 'zod'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'
import { callboardOf } from '@/access/registryOf'
import { poolOf } from '@/database/poolOf'
import { defineOperation, type AnyOperation } from '@/endpoints/define'
import { administrator, holderOf } from '@/endpoints/rules'
import { describeOperations } from '@/endpoints/openapi/describe'
import { refused } from '@/endpoints/OperationError'
import { runAction } from '@/endpoints/toAction'
import { tokensOf } from '@tests/support/tokens'

let app: TestApp
let world: World
let tokens: Record<string, string>

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  tokens = await tokensOf(app, ['owner-a', 'admin-a', 'editor-a', 'owner-b'])
})
afterAll(() => app.close())

const input = z.strictObject({
  fail: z.boolean().default(false),
  name: z.string().min(1, 'A name is needed'),
  tenantId: z.uuid(),
})

const rename = (more: Partial<AnyOperation> = {}): AnyOperation => ({
  ...defineOperation({
    name: 'rename',
    area: 'tenants',
    audit: 'tenant.renamed',
    input,
    method: 'post',
    output: z.object({ name: z.string() }),
    path: '/tenants/:tenantId/rename',
    run: async ({ audit, input: { fail, name, tenantId }, req }) => {
      await req.payload.update({ id: tenantId, collection: 'tenants', data: { name }, req })
      audit({ after: { name }, target: `tenants/${tenantId}` })
      if (fail) throw refused('tenants', 'Not today.', 'name')
      return { name }
    },
    summary: 'Rename a site',
    tenant: ({ tenantId }) => tenantId,
    who: administrator,
  }),
  ...more,
})

const act = (who: string | null, values: unknown, operation = rename()) =>
  runAction<{ name: string }>(operation, values, {
    headers: new Headers(who ? { Authorization: `JWT ${tokens[who]}` } : {}),
    payload: app.payload,
  })

const nameOf = async () => (await app.payload.findByID({ collection: 'tenants', id: world.a })).name
const auditLines = async () =>
  (await poolOf(app.payload).query(`select 1 from audit_log where action = 'tenant.renamed'`)).rows.length

describe('an operation as a server action', () => {
  it('[A-264] answers success with the document, or the error in words', async () => {
    expect(await act('owner-a', { name: 'New name', tenantId: world.a })).toEqual({
      doc: { name: 'New name' },
      success: true,
    })
    expect(await act('owner-a', { name: '', tenantId: world.a })).toMatchObject({
      code: 'bad_request:tenants',
      error: 'A name is needed',
      errors: [{ path: 'name' }],
      success: false,
    })
    expect(await nameOf()).toBe('New name')
    expect(await auditLines()).toBe(1)
  })

  it('checks the person again, whoever sends it', async () => {
    const wish = { name: 'Taken over', tenantId: world.a }
    expect(await act(null, wish)).toMatchObject({ code: 'unauthorized:tenants', success: false })
    expect(await act('editor-a', wish)).toMatchObject({ code: 'forbidden:tenants', success: false })
    expect(await act('owner-b', wish)).toMatchObject({ code: 'not_found:tenants', success: false })
    expect(await act('owner-a', { ...wish, plan: 'free' })).toMatchObject({
      code: 'bad_request:tenants',
      success: false,
    })
    expect(await nameOf()).toBe('New name')
  })

  it('undoes everything when it refuses in the middle, the audit line too', async () => {
    expect(await act('admin-a', { fail: true, name: 'Half way', tenantId: world.a })).toMatchObject({
      code: 'refused:tenants',
      error: 'Not today.',
      success: false,
    })
    expect(await nameOf()).toBe('New name')
    expect(await auditLines()).toBe(1)
  })

  it('asks for one of the keys where it says so', async () => {
    const byKey = rename({ who: holderOf('settings:domains') })
    expect(await act('editor-a', { name: 'By key', tenantId: world.a }, byKey)).toMatchObject({ success: false })
    expect(await act('admin-a', { name: 'By key', tenantId: world.a }, byKey)).toMatchObject({ success: true })
  })

  it('lets a person call no more often than the limit says, and counts each for themselves', async () => {
    const limited = rename({ limit: { by: ['person'], points: 2, seconds: 60 }, name: 'renameSeldom' })
    const wish = { name: 'Again', tenantId: world.a }
    const answers = [
      await act('admin-a', wish, limited),
      await act('admin-a', wish, limited),
      await act('admin-a', wish, limited),
      await act('owner-a', wish, limited),
    ]
    expect(answers.map((answer) => answer.success)).toEqual([true, true, false, true])
    expect(answers[2]).toMatchObject({ code: 'rate_limit:tenants' })
  })
})

describe('the description of the API', () => {
  it('[A-231] has every operation, below the configured server and route', () => {
    const operations = callboardOf(app.payload).operations as AnyOperation[]
    const document = describeOperations(operations, {
      product: 'Callboard',
      serverURL: `${app.config.serverURL}${app.config.routes.api}`,
    })
    expect(document.servers).toEqual([{ url: 'http://localhost:3000/api' }])
    const paths = document.paths as Record<string, Record<string, { operationId: string }>>
    const described = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId))
    expect(described.sort()).toEqual(operations.map((operation) => operation.name).sort())
    expect(described).toContain('setTenant')
  })
})
