import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CallError } from '@/components/calls/CallError'
import { callStream, type ServerEvent } from '@/components/calls/callStream'

let server: Server
let root: string
let handler: (req: IncomingMessage, res: ServerResponse) => void

beforeAll(async () => {
  server = createServer((req, res) => handler(req, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const streams =
  (...pieces: (Buffer | string)[]) =>
  (_req: IncomingMessage, res: ServerResponse) => {
    res.writeHead(200, { 'Content-Type': 'text/event-stream' })
    for (const piece of pieces) res.write(piece)
    res.end()
  }

/** Everything that comes, and what broke it off. */
async function readAll(events: AsyncGenerator<ServerEvent> | null): Promise<{ broke: unknown; seen: ServerEvent[] }> {
  const seen: ServerEvent[] = []
  try {
    for await (const event of events!) seen.push(event)
    return { broke: null, seen }
  } catch (error) {
    return { broke: error, seen }
  }
}

describe('callStream', () => {
  it('yields complete events wherever the network splits them', async () => {
    const bytes = Buffer.from('id: r.1\ndata: {"a":"ü"}\n\n: waiting\n\nid: r.2\ndata: {"b":1}\n\ndata: [DONE]\n\n')
    const cut = bytes.indexOf(0xc3) + 1
    handler = streams(bytes.subarray(0, cut), bytes.subarray(cut, cut + 9), bytes.subarray(cut + 9))
    const { broke, seen } = await readAll(await callStream({ root }, '/chat'))
    expect(broke).toBeNull()
    expect(seen).toEqual([
      { data: '{"a":"ü"}', id: 'r.1' },
      { data: '{"b":1}', id: 'r.2' },
    ])
  })

  it('sends the id of the last event, and returns null when nothing is running', async () => {
    const asked: unknown[] = []
    handler = (req, res) => {
      asked.push(req.headers['last-event-id'])
      res.writeHead(204).end()
    }
    expect(await callStream({ root }, '/chat/1/stream', { lastEventId: 'r.7' })).toBeNull()
    expect(await callStream({ root }, '/chat/1/stream')).toBeNull()
    expect(asked).toEqual(['r.7', undefined])
  })

  it('throws a CallError when the server refuses the call', async () => {
    handler = (_req, res) =>
      res
        .writeHead(429, { 'Content-Type': 'application/json' })
        .end('{"code":"rate_limit:chat","cause":"Too many","error":"Too many"}')
    const error: unknown = await callStream({ root }, '/chat', { body: {} }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ code: 'rate_limit:chat', failure: 'tooOften', message: 'Too many' })
  })

  it('fails as offline when the stream ends before its end marker', async () => {
    handler = streams('id: r.1\ndata: 1\n\n')
    expect(await readAll(await callStream({ root }, '/chat'))).toMatchObject({
      broke: { failure: 'offline' },
      seen: [{ data: '1' }],
    })
    handler = (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' })
      res.write('data: 1\n\n')
      setImmediate(() => res.destroy())
    }
    expect(await readAll(await callStream({ root }, '/chat'))).toMatchObject({ broke: { failure: 'offline' } })
  })

  it('closes the connection when the reader stops reading', async () => {
    const closed = new Promise<void>((resolve) => {
      handler = (_req, res) => {
        res.on('close', resolve)
        res.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n')
      }
    })
    for await (const { data } of (await callStream({ root }, '/chat'))!) {
      expect(data).toBe('1')
      break
    }
    await closed
  })
})
