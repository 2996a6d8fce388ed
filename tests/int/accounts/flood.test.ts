import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { watchHashes } from '@tests/support/hashes'
import { makeWorld, type World } from '@tests/support/world'

const CLIENTS = 20
const MOST_AT_ONCE = 2
const CALLS = 20

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

/** Clients that try to sign in again and again, each with other addresses. */
function flood(): { stop: () => Promise<number> } {
  let isOver = false
  let tries = 0
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver)
      await anonymous(app).post('/users/login', { email: `flood${tries++}@test.example`, password: 'not the one' })
  })
  return {
    stop: async () => {
      isOver = true
      await Promise.all(clients)
      return tries
    },
  }
}

/** What somebody at work asks for, one call after the other. */
async function work(): Promise<void> {
  for (let call = 0; call < CALLS; call++) {
    const answer = await world.clients['editor-a']!.get('/pages?limit=10&depth=0')
    expect(answer.status).toBe(200)
  }
}

describe(`${CLIENTS} who try to sign in without a pause`, () => {
  it(`have at most ${MOST_AT_ONCE} passwords worked on at once, and everybody else is answered`, async () => {
    const watch = watchHashes()
    const people = flood()
    await work()
    expect(await people.stop()).toBeGreaterThanOrEqual(CLIENTS)
    watch.stop()
    expect(watch.maxConcurrent()).toBeLessThanOrEqual(MOST_AT_ONCE)
    expect(watch.started()).toBeGreaterThanOrEqual(CLIENTS)
  })
})
