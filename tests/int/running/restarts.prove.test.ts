import { request } from 'node:http'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { clientOf, type Client } from '@tests/support/client'
import { startOwnProcess, type OwnProcess } from '@tests/support/ownProcess/startOwnProcess'
import { until } from '@tests/support/until'
import { makeWorld, type World } from '@tests/support/world'
import { createLocalReq } from 'payload'
import { startSession } from '@/endpoints/accounts/startSession'
import { startBalancer, type Balancer } from './balancer'

const WRITERS = 4
const PATIENT = 60_000
/** Longer than the balancer takes to notice, on a machine that does much else. */
const SETTINGS = { SHUTDOWN_DELAY_SECONDS: '3', SHUTDOWN_SECONDS: '60' }

let app: TestApp
let balancer: Balancer
let world: World
const servers: OwnProcess[] = []

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  balancer = await startBalancer()
  servers.push(await start(), await start())
}, 120_000)
afterAll(async () => {
  await balancer.close()
  await Promise.all(servers.map((server) => server.kill()))
  await app.close()
})

async function start(): Promise<OwnProcess> {
  const server = await startOwnProcess(app, SETTINGS)
  balancer.add(server.port)
  await until(() => balancer.isReady(server.port), PATIENT)
  return server
}

/** The editor of theatre A, by way of the balancer. */
async function editor(): Promise<{ client: Client; token: string }> {
  const req = await createLocalReq({}, app.payload)
  const { token } = await startSession(req, { collection: 'users', id: world.users['editor-a']! } as never)
  const send: TestApp['send'] = async (asked) =>
    fetch(asked.url.replace(ORIGIN, balancer.url), {
      body: (await asked.text()) || null,
      headers: asked.headers,
      method: asked.method,
    })
  return { client: clientOf({ ...app, send }, token), token }
}

/** Creates pages and saves them again until it is stopped. */
function startWriting(client: Client) {
  const failures: string[] = []
  const written = new Map<string, string>()
  let [isOver, requests] = [false, 0]
  const write = async (writer: number) => {
    for (let turn = 0; !isOver; turn++) {
      const title = `Page ${writer}-${turn}`
      const made = await client.post<{ doc: { id: string } }>('/pages?depth=0', { tenant: world.a, title })
      requests++
      if (made.status !== 201) {
        failures.push(`${made.status} ${made.text}`)
        continue
      }
      written.set(made.body.doc.id, title)
      const saved = await client.patch(`/pages/${made.body.doc.id}?depth=0`, { title: `${title} again` })
      requests++
      if (saved.status === 200) written.set(made.body.doc.id, `${title} again`)
      else failures.push(`${saved.status} ${saved.text}`)
    }
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  return {
    failures,
    go: (count: number, wanted = requests + count) => until(() => requests >= wanted || failures.length > 0, PATIENT),
    requests: () => requests,
    stop: async () => {
      isOver = true
      await writing
      return written
    },
  }
}

/** Begins to send a page to one server and ends when it is told to. @returns its status */
function slowly(port: number, token: string, title: string) {
  const body = JSON.stringify({ tenant: world.a, title })
  const headers = {
    'Content-Length': Buffer.byteLength(body),
    'Content-Type': 'application/json',
    Cookie: `payload-token=${token}`,
    Host: 'localhost:3000',
    Origin: ORIGIN,
  }
  const asked = request({ headers, host: '127.0.0.1', method: 'POST', path: '/api/pages?depth=0', port })
  const status = new Promise<number>((resolve) => {
    asked.once('response', (answer) => resolve(answer.resume().statusCode ?? 0))
    asked.once('error', () => resolve(0))
  })
  asked.write(body.slice(0, 10))
  return { finish: () => void asked.end(body.slice(10)), status }
}

describe('web processes that are restarted one after the other', () => {
  it('fail no request and lose no write', async () => {
    const { client, token } = await editor()
    const writing = startWriting(client)
    await writing.go(20)
    for (const [index, old] of servers.entries()) {
      const underWay = slowly(old.port, token, `Under way at ${index}`)
      const code = old.stop()
      await until(() => !balancer.isReady(old.port), PATIENT)
      underWay.finish()
      expect(await underWay.status).toBe(201)
      expect(await code).toBe(0)
      servers[index] = await start()
      await writing.go(20)
    }
    const written = await writing.stop()
    expect(writing.failures).toEqual([])
    const { docs } = await app.payload.find({ collection: 'pages', depth: 0, draft: true, limit: 0 })
    const titles = new Map(docs.map(({ id, title }) => [id, title]))
    expect([...written].filter(([id, title]) => titles.get(id) !== title)).toEqual([])
    // All four processes had their share.
    expect([...balancer.given.values()].filter((count) => count > 0)).toHaveLength(4)
    console.info(
      `FIGURE rolling restart: ${writing.requests()} requests, 0 failed, ${written.size} pages written and there`,
    )
  }, 180_000)

  it('would fail some if they were killed', async () => {
    const { client, token } = await editor()
    const writing = startWriting(client)
    await writing.go(8)
    const underWay = slowly(servers[0]!.port, token, 'Never written')
    await servers[0]!.kill()
    expect(await underWay.status).toBe(0)
    await writing.stop()
    servers[0] = await start()
  }, 120_000)

  it('cut off what takes longer than the limit, and end with 0 all the same', async () => {
    const short = await startOwnProcess(app, { SHUTDOWN_DELAY_SECONDS: '0', SHUTDOWN_SECONDS: '1' })
    const underWay = slowly(short.port, (await editor()).token, 'Never finished')
    await until(async () => (await fetch(`http://127.0.0.1:${short.port}/api/health/ready`)).ok)
    expect(await short.stop()).toBe(0)
    expect(await underWay.status).toBe(0)
  }, 60_000)
})
