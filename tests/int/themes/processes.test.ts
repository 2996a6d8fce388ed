import { createLocalReq } from 'payload'
import { startSession } from '@/endpoints/accounts/startSession'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { visitOver } from '@tests/support/listen'
import { startOwnProcess, type OwnProcess } from '@tests/support/ownProcess/startOwnProcess'
import { create, makeWorld, type World } from '@tests/support/world'
import { packageOf, upload } from './support/upload'

const PROCESSES = 4
const ROUNDS = 3
const A = 'a.localhost:3000'

let app: TestApp
let world: World
let processes: OwnProcess[] = []
let cookie: string
let changes = 0

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await create(app.payload, 'pages', {
    _status: 'published',
    slug: 'home',
    slugLock: false,
    tenant: world.a,
    title: 'Home',
  })
  const { docs } = await app.payload.find({
    collection: 'users',
    depth: 0,
    where: { email: { equals: 'owner-a@test.example' } },
  })
  cookie = `payload-token=${(await startSession(await createLocalReq({}, app.payload), docs[0]!)).token}`
  processes = await Promise.all(Array.from({ length: PROCESSES }, () => startOwnProcess(app)))
}, 180_000)
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()))
  await app.close()
})

/** Calls the API of one of the processes, and says when its answer was there. */
async function call({ port }: OwnProcess, path: string, body: object): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: ORIGIN },
    method: 'POST',
  })
  expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
  return performance.now()
}

const read = async ({ port }: OwnProcess): Promise<string> => {
  const { status, text } = await visitOver(port, A, '/')
  expect(status).toBe(200)
  return /theme (\w+)/.exec(text)?.[1] ?? text
}

/** Visitors who come to a process one after the other until they are sent away: which theme each of them saw. */
function keepComing(one: OwnProcess): { leave: () => Promise<string[]> } {
  let isOpen = true
  const seen: string[] = []
  const done = (async () => {
    while (isOpen) seen.push(await read(one))
  })()
  return {
    leave: async () => {
      isOpen = false
      await done
      return seen
    },
  }
}

/** Does something at one process while visitors come to all, and looks which theme the next visitor of each sees. */
async function change(path: string, body: object, [before, after]: [string, string]): Promise<number> {
  for (const one of processes) expect(await read(one)).toBe(before)
  const visitors = processes.map(keepComing)
  const answered = await call(processes[changes++ % PROCESSES]!, path, body)
  const took = await Promise.all(
    processes.map(async (one) => {
      expect(await read(one)).toBe(after)
      return performance.now() - answered
    }),
  )
  for (const { leave } of visitors) {
    const seen = await leave()
    // Nobody is sent back to what was before.
    const first = seen.indexOf(after)
    expect([...new Set(seen)].filter((name) => name !== before && name !== after)).toEqual([])
    expect(first < 0 ? [] : seen.slice(first).filter((name) => name !== after)).toEqual([])
  }
  return Math.max(...took)
}

it(`is seen by the next visitor of each of ${PROCESSES} processes when a theme is published, replaced or taken back`, async () => {
  const owner = world.clients['owner-a']!
  const add = async (key: string, name: string) =>
    (await upload(owner, { key, tenant: world.a }, packageOf({ name }, `theme ${name} `))).body
  const [red, blue] = [await add('red', 'red'), await add('blue', 'blue')]
  await call(processes[0]!, `/themes/${red.themeId}/publish`, { tenant: world.a })
  const slowest: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    slowest.push(await change(`/themes/${blue.themeId}/publish`, { tenant: world.a }, ['red', 'blue']))
    slowest.push(await change(`/themes/${red.themeId}/publish`, { tenant: world.a }, ['blue', 'red']))
  }
  const { version } = await add('red', 'green')
  expect(version).toBe(2)
  for (let round = 0; round < ROUNDS; round++) {
    slowest.push(await change(`/themes/${red.themeId}/versions/1/restore`, {}, ['green', 'red']))
    slowest.push(await change(`/themes/${red.themeId}/versions/2/publish`, {}, ['red', 'green']))
  }
  console.log(
    `FIGURE themes: published, replaced or taken back ${slowest.length} times with visitors at ${PROCESSES} processes; the last of them shows it ${Math.round(Math.max(...slowest))} ms after the answer at most, median ${Math.round(slowest.toSorted((one, other) => one - other)[Math.floor(slowest.length / 2)]!)} ms`,
  )
}, 180_000)
