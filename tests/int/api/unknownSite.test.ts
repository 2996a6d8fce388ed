import { callboardOf } from '@/access/registryOf'
import type { AnyOperation } from '@/endpoints/define'
import { boot, type TestApp } from '@tests/support/boot'
import { describeFault } from './support/describeFault'
import type { Target } from './support/malformed'
import { inputOf, partsOfPath } from './support/operationCases'
import { makeTarget } from './support/target'

const UNKNOWN = '01999999-0000-7000-8000-000000000000'

let app: TestApp
let target: Target

beforeAll(async () => {
  app = await boot()
  target = await makeTarget(app)
})
afterAll(() => app.close())

/** Calls an operation with what it asks for, about a site, a document or a person that does not exist. */
async function call(operation: AnyOperation) {
  const parts = partsOfPath(operation)
  const known = Object.fromEntries(
    ['id', 'tenantId', 'tenant', 'themeId', ...parts].map((name) => [
      name,
      name === 'language' ? 'cy' : name === 'type' ? 'pages' : UNKNOWN,
    ]),
  )
  const input = inputOf(operation, known) as Record<string, unknown>
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => String(known[name]))
  const rest = Object.fromEntries(
    Object.entries(input)
      .filter(([name]) => !parts.includes(name))
      .map(([name, value]) => [name, /^(?:id|tenant|tenantId)$/.test(name) ? UNKNOWN : value]),
  )
  if (operation.method === 'get' || operation.method === 'delete')
    return target.client[operation.method](
      `${path}?${new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))}`,
    )
  return target.client[operation.method](path, rest)
}

describe('an operation on what does not exist', () => {
  it('is refused in words, for a super-admin as well', async () => {
    const operations = (callboardOf(app.payload).operations as AnyOperation[]).filter(({ path }) => path.includes(':'))
    const faults: string[] = []
    for (const operation of operations) {
      const answer = await call(operation)
      const fault = describeFault(answer)
      if (fault) faults.push(`${operation.method} ${operation.path}: ${fault}`)
    }
    expect(operations.length).toBeGreaterThan(30)
    expect(faults).toEqual([])
  })

  it('is not found where it asks for the languages of a site', async () => {
    const { client, tenant } = target
    expect((await client.get(`/tenants/${UNKNOWN}/languages/cy`)).status).toBe(404)
    expect((await client.post(`/tenants/${UNKNOWN}/languages`, { languages: ['en'] })).status).toBe(404)
    expect((await client.get(`/tenants/${tenant}/languages/cy`)).status).toBe(200)
  })
})
