import { seedDemo } from '@/seed/seedDemo'
import { boot, type TestApp } from '@tests/support/boot'
import { fingerprints } from './support'

let app: TestApp

beforeAll(async () => {
  app = await boot({ env: { CALLBOARD_DEMO: '1' } })
})

afterAll(() => app.close())

test('a database with an account of its own is left alone', async () => {
  await app.payload.create({
    collection: 'users',
    data: { email: 'first@example.org', password: 'not-the-demo-one' },
    overrideAccess: true,
  })
  const before = await fingerprints(app.databaseUrl)
  expect(await seedDemo(app.payload)).toBe(false)
  expect(await fingerprints(app.databaseUrl)).toEqual(before)
  expect(before.tenants).toMatch(/^0 /)
})
