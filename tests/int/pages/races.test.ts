import { boot, type TestApp } from '@tests/support/boot'
import { randomOf } from '@tests/support/random'
import { makeWorld, type World } from '@tests/support/world'
import { checkTree } from './support/checkTree'
import { randomMove, expectDoneOrRefused, moveConcurrently, sendMove } from './support/moves'
import { publishPages } from './support/publishPages'
import { treeOf, type Tree } from './support/tree'
import { drawnOf, TreeModel } from './support/treeModel'

const SIZE = Number(process.env.PROVE_SIZE ?? '0.1')
const MOVES = Math.max(300, Math.round(1_500 * SIZE))
const CLIENTS = 20
const PAIRS = Math.max(30, Math.round(100 * SIZE))
const PAGES = 50
/** With many more, twenty at once wait for each other for longer than a request may take. */
const MANY_PAGES = 1_000
const LONG = 3_600_000

let app: TestApp
let world: World
let tree: Tree
let ids: string[]

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  tree = treeOf(app, world.clients['editor-a']!, world.a)
  ids = await publishPages(app, world.a, PAGES)
}, LONG)
afterAll(() => app.close())

describe('moving pages', () => {
  it(
    'comes to what a model in memory comes to, step by step',
    async () => {
      const random = randomOf(Number(process.env.SEED ?? 7))
      const model = new TreeModel(await tree.pages())
      for (let step = 0; step < Math.round(MOVES / 4); step++) {
        const move = randomMove(random, ids)
        const { status } = await sendMove(tree, move)
        expect({ done: status === 200, move, step }).toEqual({ done: model.move(move), move, step })
      }
      expect(drawnOf(await checkTree(app, tree, PAGES))).toEqual(model.drawn())
    },
    LONG,
  )

  it(
    `keeps the tree whole under ${MOVES} moves by ${CLIENTS} at once`,
    async () => {
      const statuses = await moveConcurrently(tree, randomOf(Number(process.env.SEED ?? 11)), ids, {
        clients: CLIENTS,
        moves: MOVES,
      })
      await checkTree(app, tree, PAGES)
      expectDoneOrRefused(statuses, MOVES)
      if (SIZE === 1) console.info('moves of 50 pages by status', Object.fromEntries(statuses))
    },
    LONG,
  )

  it(
    `lets one of two opposite moves win, ${PAIRS} times`,
    async () => {
      const random = randomOf(13)
      for (let round = 0; round < PAIRS; round++) {
        const [one, other] = [random.pick(ids)!, random.pick(ids)!]
        if (one === other) continue
        const answers = await Promise.all([tree.move(one, 'make-child', other), tree.move(other, 'make-child', one)])
        expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
        const pages = await tree.pages()
        const acknowledged = answers
          .map(({ status }, index) => (status === 200 ? index : -1))
          .find((index) => index >= 0)
        if (acknowledged !== undefined) {
          const [child, parent] = acknowledged === 0 ? [one, other] : [other, one]
          expect(pages.find(({ id }) => id === child)?.parent).toBe(parent)
        }
      }
      await checkTree(app, tree, PAGES)
    },
    LONG,
  )

  it(
    `keeps a tree of ${MANY_PAGES} pages whole under moves by ${CLIENTS} at once`,
    async () => {
      const moves = Math.round(MOVES / 2)
      const large = treeOf(app, world.clients['owner-b']!, world.b)
      const statuses = await moveConcurrently(large, randomOf(17), await publishPages(app, world.b, MANY_PAGES), {
        clients: CLIENTS,
        moves,
      })
      await checkTree(app, large, MANY_PAGES)
      expectDoneOrRefused(statuses, moves)
      if (SIZE === 1) console.info(`moves of ${MANY_PAGES} pages by status`, Object.fromEntries(statuses))
    },
    LONG,
  )
})
