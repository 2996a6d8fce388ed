import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { watchHashes } from '@tests/support/hashes'
import { makeWorld, type World } from '@tests/support/world'
import { median, ratioOf } from '../../../bench/figures/median'

/** Moments are compared by `npm run prove` alone, on a machine that has time for it. */
const PROVES = Number(process.env.PROVE_SIZE ?? '0.1') >= 1
const CLIENTS = 20
const MOST_AT_ONCE = 2
const PHASES = PROVES ? 6 : 1
const CALLS = PROVES ? 1000 : 20
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

const percentile = (numbers: number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1]!

describe(`${CLIENTS} who try to sign in without a pause`, () => {
  it(`have at most ${MOST_AT_ONCE} passwords worked on at once, and everybody else is answered`, async () => {
    await work()
    const phases: { quiet: number[]; flooded: number[] }[] = []
    const watch = watchHashes()
    for (let phase = 0; phase < PHASES; phase++) {
      const quiet = await work()
      const people = flood()
      phases.push({ flooded: await work(), quiet })
      expect(await people.stop()).toBeGreaterThanOrEqual(CLIENTS)
    }
    watch.stop()
    expect(watch.maxConcurrent()).toBeLessThanOrEqual(MOST_AT_ONCE)
    expect(watch.started()).toBeGreaterThanOrEqual(CLIENTS * PHASES)
    if (!PROVES) return
    const at = (share: number, kind: 'flooded' | 'quiet') => phases.map((phase) => percentile(phase[kind], share))
    const ratio = ratioOf(at(0.99, 'flooded'), at(0.99, 'quiet'))
    const words = (share: number) =>
      `${median(at(share, 'quiet')).toFixed(1)} ms, under a flood ${median(at(share, 'flooded')).toFixed(1)} ms`
    console.info(`other calls: median ${words(0.5)}; p99 ${words(0.99)}; ratio side by side ${ratio.toFixed(2)}`)
    expect(ratio).toBeLessThan(MOST_SLOWER)
  }, 300_000)
})
