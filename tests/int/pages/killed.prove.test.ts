import { startSession } from '@/endpoints/accounts/startSession'
import { createLocalReq } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { clientOf } from '@tests/support/client'
import { startOwnProcess } from '@tests/support/ownProcess/startOwnProcess'
import { randomOf, type Random } from '@tests/support/random'
import { makeWorld, type World } from '@tests/support/world'
import { checkTree } from './support/checkTree'
import { publishPages } from './support/publishPages'
import { treeOf, type Tree } from './support/tree'

const KILLS = Math.max(2, Math.round(50 * Number(process.env.PROVE_SIZE ?? '0.1')))
const PAGES = 60
const FIXED = 12
const CLIENTS = 6
/** Moves of all clients after which the process is killed, at most. */
const MOST_MOVES = 60

let app: TestApp
let world: World
let token: string
let fixed: string[]
let movable: string[]

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const ids = await publishPages(app, world.a, PAGES)
  fixed = ids.slice(0, FIXED)
  movable = ids.slice(FIXED)
  for (const { id, parent } of await treeOf(app, world.clients['editor-a']!, world.a).pages())
    wanted.set(id, new Set([parent]))
  token = (
    await startSession(
      await createLocalReq({}, app.payload),
      await app.payload.findByID({ id: world.users['editor-a']!, collection: 'users' }),
    )
  ).token
})
afterAll(() => app.close())

/** Below which page a moved one must be: where the last answered move put it, or the one that was still unanswered. */
const wanted = new Map<string, Set<string | null>>()

/** Moves pages that nobody else moves, until nobody answers. */
async function moveUntilDead(tree: Tree, random: Random, own: string[], moved: () => void): Promise<void> {
  for (;;) {
    const [item, target] = [random.pick(own)!, random.pick(fixed)!]
    const isChild = random.chance(0.7)
    // The first ones stand at the top and stay there.
    const parent = isChild ? target : null
    const before = wanted.get(item)!
    wanted.set(item, new Set([...before, parent]))
    const answer = await tree.move(item, isChild ? 'make-child' : 'reorder-below', target).catch(() => null)
    if (!answer) return
    wanted.set(item, answer.status === 200 ? new Set([parent]) : before)
    moved()
  }
}

it(
  `a process that is killed ${KILLS} times while pages are moved loses no answered move, and leaves a whole tree`,
  async () => {
    const random = randomOf(Number(process.env.SEED ?? 19))
    let answered = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const process = await startOwnProcess(app)
      const tree = treeOf(app, clientOf({ ...app, send: process.send }, token), world.a)
      let left = 1 + random.below(MOST_MOVES)
      const killed = Promise.withResolvers<void>()
      const moved = () => {
        answered++
        if (--left === 0) killed.resolve(process.kill())
      }
      const ownOf = (client: number) => movable.filter((_, index) => index % CLIENTS === client)
      await Promise.all([
        killed.promise,
        ...Array.from({ length: CLIENTS }, (_, client) => moveUntilDead(tree, random, ownOf(client), moved)),
      ])
      const pages = await checkTree(app, treeOf(app, world.clients['editor-a']!, world.a), PAGES)
      for (const [id, parents] of wanted) {
        const stored = pages.find((page) => page.id === id)!.parent
        expect({ id, isWhereItWasPut: parents.has(stored) }).toEqual({ id, isWhereItWasPut: true })
        wanted.set(id, new Set([stored]))
      }
    }
    expect(answered).toBeGreaterThan(KILLS)
    if (KILLS >= 50) console.info(`tree: process killed ${KILLS} times, ${answered} moves answered, none lost`)
  },
  60_000 + KILLS * 30_000,
)
