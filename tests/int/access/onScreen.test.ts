import { personOf } from '@/access/personOf'
import { ORIGIN, boot, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD } from '@tests/support/client'
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
})

async function headersOf(email: string, tenant: string): Promise<Headers> {
  const { body } = await anonymous(app).post<{ token: string }>('/users/login', { email, password: PASSWORD })
  return new Headers({ Cookie: `payload-token=${body.token}; payload-tenant=${tenant}`, Origin: ORIGIN })
}
