import { poolOf } from '@/access/poolOf'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'
import { randomOf } from '@tests/support/random'
import { treeOf, type Tree, type TreePage } from './support'

const SIZE = Number(process.env.PROVE_SIZE ?? '0.1')
const MOVES = Math.max(300, Math.round(20_000 * SIZE * (SIZE < 1 ? 0.3 : 1)))
const CLIENTS = 20
const PAIRS = Math.max(30, Math.round(1_000 * SIZE * (SIZE < 1 ? 0.5 : 1)))
const PAGES = 50
const LONG = 3_600_000

let app: TestApp
let world: World
let tree: Tree
let ids: string[]

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  tree = treeOf(app, world.clients['editor-a']!, world.a)
  ids = []
  for (let one = 0; one < PAGES; one++) ids.push(await tree.page(`P${one}`))
}, LONG)
afterAll(() => app.close())

/** What must hold of every tree, whatever happened to it. */
async function checkTree(): Promise<TreePage[]> {
  const pages = await tree.pages()
  const byId = new Map(pages.map((page) => [page.id, page]))
  expect(pages).toHaveLength(PAGES)
  for (const page of pages) {
    const seen = new Set<string>()
    const slugs: string[] = []
    for (let one: TreePage | undefined = page; one; one = one.parent ? byId.get(one.parent) : undefined) {
      expect({ circleAt: page.title, seen: seen.has(one.id) }).toEqual({ circleAt: page.title, seen: false })
      expect({ lost: one.parent && !byId.has(one.parent) }).toEqual({ lost: one.parent && false })
      seen.add(one.id)
      slugs.unshift(one.slug)
    }
    expect(page.path).toBe(`/${slugs.join('/')}`)
  }
  const keys = pages.map(({ order, parent }) => `${parent}/${order}`)
  expect(new Set(keys).size).toBe(keys.length)
  const { rows } = await poolOf(app.payload).query(`select p.id from pages p join _pages_v v on v.parent_id = p.id and v.latest
    where p.relative_path is distinct from v.version_relative_path or p.parent_id is distinct from v.version_parent_id or p."order" is distinct from v.version_order`)
  expect(rows).toEqual([])
  return pages
}

/** The tree as nested lists, moved as the instructions say: what the server must come to. */
class Model {
  private readonly below = new Map<string | null, string[]>()

  constructor(pages: TreePage[]) {
    for (const { id, parent } of pages) this.below.set(parent, [...(this.below.get(parent) ?? []), id])
  }

  parentOf(id: string): string | null {
    for (const [parent, children] of this.below) if (children.includes(id)) return parent
    throw new Error(`${id} is nowhere`)
  }

  path(id: string): string[] {
    const parent = this.parentOf(id)
    return parent === null ? [id] : [...this.path(parent), id]
  }

  move(item: string, type: string, target: string, level: number): boolean {
    const path = this.path(target)
    const own = path.indexOf(item)
    if (own !== -1 && !(type === 'reparent' && level < own)) return false
    if (type === 'reparent' && level >= path.length) return false
    const beside = type === 'reparent' ? path[level]! : target
    const parent = type === 'make-child' ? target : this.parentOf(beside)
    const depth = type === 'make-child' ? path.length : path.indexOf(beside)
    if (depth >= 20 && parent !== this.parentOf(item)) return false
    if (type === 'make-child' && path.length >= 20) return false
    const before = this.parentOf(item)
    this.below.set(before, this.below.get(before)!.filter((one) => one !== item))
    const siblings = this.below.get(parent) ?? []
    const at = type === 'make-child' ? siblings.length : siblings.indexOf(beside) + (type === 'reorder-above' ? 0 : 1)
    this.below.set(parent, siblings.toSpliced(at, 0, item))
    return true
  }

  drawn(parent: string | null = null): unknown[] {
    return (this.below.get(parent) ?? []).map((id) => [id, this.drawn(id)])
  }
}

const drawnOf = (pages: TreePage[], parent: string | null = null): unknown[] => pages.filter((page) => page.parent === parent).map(({ id }) => [id, drawnOf(pages, id)])

const TYPES = ['reorder-above', 'reorder-below', 'make-child', 'reparent']
const drawn = (random: ReturnType<typeof randomOf>) => ({ item: random.pick(ids)!, level: random.below(4), target: random.pick(ids)!, type: random.pick(TYPES)! })
const send = ({ item, level, target, type }: ReturnType<typeof drawn>) => tree.move(item, type, target, type === 'reparent' ? { desiredLevel: level } : {})

describe('moving pages', () => {
  it(
    'comes to what a model in memory comes to, step by step',
    async () => {
      const random = randomOf(Number(process.env.SEED ?? 7))
      const model = new Model(await tree.pages())
      for (let step = 0; step < Math.round(MOVES / 4); step++) {
        const move = drawn(random)
        const { status } = await send(move)
        expect({ done: status === 200, move, step }).toEqual({ done: model.move(move.item, move.type, move.target, move.level), move, step })
      }
      expect(drawnOf(await checkTree())).toEqual(model.drawn())
    },
    LONG,
  )

  it(
    `keeps the tree whole under ${MOVES} moves by ${CLIENTS} at once`,
    async () => {
      const random = randomOf(Number(process.env.SEED ?? 11))
      const statuses = new Map<number, number>()
      let left = MOVES
      await Promise.all(
        Array.from({ length: CLIENTS }, async () => {
          while (left-- > 0) {
            const { status } = await send(drawn(random))
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
          }
        }),
      )
      await checkTree()
      expect([...statuses.keys()].filter((status) => ![200, 400, 409, 422].includes(status))).toEqual([])
      expect(statuses.get(200)).toBeGreaterThan(MOVES / 10)
      if (SIZE === 1) console.info('moves by status', Object.fromEntries(statuses))
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
        const acknowledged = answers.map(({ status }, index) => (status === 200 ? index : -1)).find((index) => index >= 0)
        if (acknowledged !== undefined) {
          const [child, parent] = acknowledged === 0 ? [one, other] : [other, one]
          expect(pages.find(({ id }) => id === child)?.parent).toBe(parent)
        }
      }
      await checkTree()
    },
    LONG,
  )
})
