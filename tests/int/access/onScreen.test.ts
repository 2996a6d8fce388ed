import { createLocalReq, executeAuthStrategies, getAccessResults, type SanitizedPermissions } from 'payload'
import { personOf } from '@/access/personOf'
import { shareSignIn } from '@/access/session'
import { ORIGIN, boot, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD } from '@tests/support/client'
import { recordStatements } from '@tests/support/countStatements'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

describe('the person behind a screen', () => {
  it('has the tenant of their browser on screen, also where a copy of the user is handed on', async () => {
    for (const tenant of [world.a, world.b]) {
      const headers = await headersOf('both@test.example', tenant)
      const { user } = await app.payload.auth({ headers })
      const person = await personOf({ headers, payload: app.payload, user: structuredClone(user) })
      expect(person?.current?.id).toBe(tenant)
    }
  })

  it('is never somebody else because of the headers', async () => {
    const headers = await headersOf('both@test.example', world.b)
    await app.payload.auth({ headers })
    const { user } = await app.payload.auth({ headers: await headersOf('viewer-a@test.example', world.a) })
    const person = await personOf({ headers, payload: app.payload, user: structuredClone(user) })
    expect(person?.email).toBe('viewer-a@test.example')
    expect(person?.current?.id).toBe(world.a)
  })

  it('is read once for all parts of a page, and at each call of whoever keeps the headers', async () => {
    const twice = async (headers: Headers) => {
      await app.payload.auth({ headers })
      const { user } = await executeAuthStrategies({ headers, payload: app.payload })
      expect(user?.email).toBe('editor-a@test.example')
    }
    const ofPage = await headersOf('editor-a@test.example', world.a)
    shareSignIn(ofPage)
    const [page, calls] = [await readings(() => twice(ofPage)), await readings(() => twice(new Headers(ofPage)))]
    expect([page, calls]).toEqual([1, 2])
  })

  it('costs one statement for what they may do, whatever their role', async () => {
    for (const [email, tenant] of [
      ['owner-a@test.example', world.a],
      ['editor-a@test.example', world.a],
      ['viewer-a@test.example', world.a],
    ] as const) {
      const headers = await headersOf(email, tenant)
      const { user } = await executeAuthStrategies({ headers, payload: app.payload })
      const req = await createLocalReq({ req: { headers }, user: user! }, app.payload)
      let permissions: SanitizedPermissions = {}
      const { statements } = await recordStatements(async () => void (permissions = await getAccessResults({ req })))
      // The use of the session is recorded beside.
      const reads = statements.filter(({ text }) => !/^\s*update/i.test(text))
      expect([email, reads.length, permissions.collections?.pages?.read]).toEqual([email, 1, expect.anything()])
    }
  })
})

const readings = async (work: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(work)).statements.filter(({ text }) => text.includes('with places as')).length

async function headersOf(email: string, tenant: string): Promise<Headers> {
  const { body } = await anonymous(app).post<{ token: string }>('/users/login', { email, password: PASSWORD })
  return new Headers({ Cookie: `payload-token=${body.token}; payload-tenant=${tenant}`, Origin: ORIGIN })
}
