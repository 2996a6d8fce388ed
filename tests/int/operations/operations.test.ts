import { createLocalReq, type Plugin, type SanitizedConfig } from 'payload'
import { z } from 'zod'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { configWith } from '@tests/support/configWith'
import { productPlugins } from '@tests/support/productPlugins'
import { makeWorld, type World } from '@tests/support/world'
import { callboardOf } from '@/access/registryOf'
import { serverFunctionsOf } from '@/app/(payload)/serverFunctions'
import { addFeature } from '@/config/feature'
import { poolOf } from '@/database/connections'
import { defineOperation, type AnyOperation } from '@/endpoints/define'
import { administrator, withAnyPermission } from '@/endpoints/routeRules'
import { describeOperations } from '@/endpoints/openapi/describe'
import { refused } from '@/endpoints/OperationError'
import { toTool } from '@/endpoints/toTool'
import { tokensOf } from '@tests/support/tokens'

let app: TestApp
let world: World
let tokens: Record<string, string>

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
    isAction: true,
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
    tool: { description: 'Renames a site.' },
    who: administrator,
  }),
  ...more,
})

/** The product, and a plugin with operations of every kind that is tried here. */
async function withRenaming(): Promise<{ default: Promise<SanitizedConfig> }> {
  const operations = [
    rename(),
    rename({
      name: 'renameByKey',
      path: '/tenants/:tenantId/rename-by-key',
      who: withAnyPermission('settings:domains'),
    }),
    rename({
      name: 'renameSeldom',
      limit: { by: ['person'], points: 2, seconds: 60 },
      path: '/tenants/:tenantId/rename-seldom',
    }),
    rename({ name: 'renameHidden', isAction: false, path: '/tenants/:tenantId/rename-hidden', tool: undefined }),
  ]
  const renaming: Plugin = (config) => addFeature(config, { name: 'renaming', operations })
  return { default: configWith({ plugins: [...(await productPlugins()), renaming] }) }
}

beforeAll(async () => {
  app = await boot({ config: withRenaming })
  world = await makeWorld(app)
  tokens = await tokensOf(app, ['owner-a', 'admin-a', 'editor-a', 'owner-b'])
})
afterAll(() => app.close())

const headersOf = (who: string | null) =>
  new Headers(who ? { Authorization: `JWT ${tokens[who]}`, Origin: ORIGIN } : { Origin: ORIGIN })
const operationOf = (name: string) =>
  (callboardOf(app.payload).operations as AnyOperation[]).find((one) => one.name === name)!

type Call = (who: string | null, values: unknown, name?: string) => Promise<{ code?: string; success: boolean }>

/** As a screen calls it: Payload has found out who asks, then looks the server function up by its name. */
const asAction: Call = async (who, values, name = 'rename') => {
  const headers = headersOf(who)
  const { user } = await app.payload.auth({ headers })
  const req = await createLocalReq({ req: { headers }, ...(user && { user }) }, app.payload)
  return (await serverFunctionsOf(app.config)[name]!({ input: values, req } as never)) as Awaited<ReturnType<Call>>
}

/** As the assistant calls it for the person who asks. */
const asTool: Call = (who, values, name = 'rename') =>
  toTool(operationOf(name), { headers: headersOf(who), payload: app.payload }).execute(values)

const nameOf = async () => (await app.payload.findByID({ collection: 'tenants', id: world.a })).name
const allLines = async () =>
  (await poolOf(app.payload).query(`select 1 from audit_log where action = 'tenant.renamed'`)).rows.length
/** The log only grows: lines from before are those of the other way to call. */
let before = 0
const auditLines = async () => (await allLines()) - before

describe.each([
  { act: asAction, how: 'a server action' },
  { act: asTool, how: 'a tool of the assistant' },
])('Operation as $how', ({ act }) => {
  beforeAll(async () => {
    before = await allLines()
    await poolOf(app.payload).query('update tenants set name = $1 where id = $2', ['First name', world.a])
  })

  it('returns success with the document, or a validation error with its message [A-264]', async () => {
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

  it("checks the caller's permissions and refuses unknown input", async () => {
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

  it('rolls everything back when it is refused midway, the audit log entry too', async () => {
    expect(await act('admin-a', { fail: true, name: 'Half way', tenantId: world.a })).toMatchObject({
      code: 'refused:tenants',
      error: 'Not today.',
      success: false,
    })
    expect(await nameOf()).toBe('New name')
    expect(await auditLines()).toBe(1)
  })

  it('requires one of the permission keys that it declares', async () => {
    expect(await act('editor-a', { name: 'By key', tenantId: world.a }, 'renameByKey')).toMatchObject({
      success: false,
    })
    expect(await act('admin-a', { name: 'By key', tenantId: world.a }, 'renameByKey')).toMatchObject({ success: true })
  })

  it('limits how often each person may call it', async () => {
    const wish = { name: 'Again', tenantId: world.a }
    await poolOf(app.payload).query('delete from rate_limits')
    const answers = [
      await act('admin-a', wish, 'renameSeldom'),
      await act('admin-a', wish, 'renameSeldom'),
      await act('admin-a', wish, 'renameSeldom'),
      await act('owner-a', wish, 'renameSeldom'),
    ]
    expect(answers.map((answer) => answer.success)).toEqual([true, true, false, true])
    expect(answers[2]).toMatchObject({ code: 'rate_limit:tenants' })
  })
})

describe('Operation that is offered as neither action nor tool', () => {
  it('is neither a server action nor a tool', () => {
    expect(operationOf('renameHidden').path).toBe('/tenants/:tenantId/rename-hidden')
    expect(Object.keys(serverFunctionsOf(app.config))).toContain('rename')
    expect(Object.keys(serverFunctionsOf(app.config))).not.toContain('renameHidden')
    expect(() => toTool(operationOf('renameHidden'), { headers: headersOf('owner-a'), payload: app.payload })).toThrow(
      'declares no "tool"',
    )
  })
})

describe('API description', () => {
  it('lists every operation below the configured server and API route [A-231]', () => {
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
