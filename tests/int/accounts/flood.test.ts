import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { watchHashes } from '@tests/support/hashes'
import { makeWorld, type World } from '@tests/support/world'

/** Moments are compared by `npm run prove` alone, on a machine that has time for it. */
const PROVES = Number(process.env.PROVE_SIZE ?? '0.1') >= 1
const CLIENTS = 20
const MOST_AT_ONCE = 2
const PHASES = PROVES ? 12 : 1
const CALLS = PROVES ? 250 : 20
const MOST_SLOWER = 1.5

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
    while (!isOver) await anonymous(app).post('/users/login', { email: `flood${tries++}@test.example`, password: 'not the one' })
  })
  return {
    stop: async () => {
      isOver = true
      await Promise.all(clients)
      return tries
    },
  }
}

/** What somebody at work asks for, one call after the other. @returns durations in milliseconds */
async function work(): Promise<number[]> {
  const durations: number[] = []
  for (let call = 0; call < CALLS; call++) {
    const start = performance.now()
    const answer = await world.clients['editor-a']!.get('/pages?limit=10&depth=0')
    durations.push(performance.now() - start)
    expect(answer.status).toBe(200)
  }
  return durations
}

const percentile = (numbers: number[], share: number): number => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1]!

describe(`${CLIENTS} who try to sign in without a pause`, () => {
  it(`have at most ${MOST_AT_ONCE} passwords worked on at once, and everybody else is answered`, async () => {
    await work()
    const [quiet, flooded]: [number[], number[]] = [[], []]
    const watch = watchHashes()
    for (let phase = 0; phase < PHASES; phase++) {
      quiet.push(...(await work()))
      const people = flood()
      flooded.push(...(await work()))
      expect(await people.stop()).toBeGreaterThanOrEqual(CLIENTS)
    }
    watch.stop()
    expect(watch.most()).toBeLessThanOrEqual(MOST_AT_ONCE)
    expect(watch.begun()).toBeGreaterThanOrEqual(CLIENTS * PHASES)
    if (!PROVES) return
    const [before, during] = [percentile(quiet, 0.99), percentile(flooded, 0.99)]
    console.info(`p99 of other calls: ${before.toFixed(1)} ms, under a flood ${during.toFixed(1)} ms, ratio ${(during / before).toFixed(2)}; medians ${percentile(quiet, 0.5).toFixed(1)} and ${percentile(flooded, 0.5).toFixed(1)} ms`)
    expect(during / before).toBeLessThan(MOST_SLOWER)
  }, 300_000)
})
