import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { poolOf } from '@/database/connections'
import { isAlive, listenerOf, NOTIFY } from '@/database/listening'
import { readChanges } from '@/endpoints/changes/readChanges'
import { boot, type TestApp } from '@tests/support/boot'
import { until } from '@tests/support/until'

let app: TestApp
let network: Awaited<ReturnType<typeof startNetwork>>
let end: AbortController
let reading: Promise<void> | undefined

beforeAll(async () => {
  app = await boot()
  network = await startNetwork(new URL(poolOf(app.payload).options.connectionString!))
})
beforeEach(() => void (end = new AbortController()))
// A reader that a failed test leaves behind would listen on.
afterEach(async () => {
  end.abort()
  await reading
})
afterAll(async () => {
  network.close()
  await app.close()
})

/** A network between a process and PostgreSQL. While it is cut, the process has lost its connections, the server has not. */
async function startNetwork(database: URL) {
  const state = { isCut: false }
  const near = new Set<Socket>()
  const far = new Set<Socket>()
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (state.isCut) return void socket.destroy()
    const upstream = connect(Number(database.port || 5432), database.hostname)
    near.add(socket)
    far.add(upstream.on('error', () => undefined))
    socket.on('data', (data) => upstream.write(data))
    upstream.on('data', (data) => socket.write(data))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    close: () => {
      for (const socket of [...near, ...far]) socket.destroy()
      server.close()
    },
    cut: () => {
      state.isCut = true
      near.forEach((socket) => socket.destroy())
    },
    mend: () => void (state.isCut = false),
    url: url.href,
  }
}

describe('a process that has lost its listening connection', () => {
  it('gives no sign of life until it listens again, although the server knows nothing of the loss, and is alive then', async () => {
    const process = {
      db: { pool: { options: { connectionString: network.url } } },
    } as unknown as BasePayload
    const subject = randomUUID()
    const batches: string[][] = []
    let checks = 0
    const mayRead = () => Promise.resolve((checks += 1) > 0)
    const options = { checkMs: 10, mayRead, signal: end.signal, subjects: [subject] }
    const read = async () => {
      for await (const kinds of readChanges(process, options)) batches.push(kinds)
    }
    reading = read()
    await until(() => Promise.resolve(batches.length > 2))
    network.cut()
    await until(() => Promise.resolve(!listenerOf(process).isOpen))
    // The batch that was being read.
    const [before, checksBefore] = [batches.length + 1, checks]
    await until(() => Promise.resolve(checks > checksBefore + 5))
    expect(batches.length).toBeLessThanOrEqual(before)
    network.mend()
    await until(() => Promise.resolve(batches.flat().includes('*')))
    await poolOf(app.payload).query(`select ${NOTIFY('$1')}`, [`${subject} pages`])
    await until(() => Promise.resolve(batches.flat().includes('pages')))
    expect(await isAlive(app.payload, listenerOf(process).name)).toBe(true)
    expect(await isAlive(app.payload, randomUUID())).toBe(false)
  })
})
