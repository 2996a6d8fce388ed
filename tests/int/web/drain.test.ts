import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { drain } from '@/lib/process/drain'
import { until } from '@tests/support/until'
import { createRequestListener } from '../../../scripts/lib/web/createRequestListener.mjs'

const LONG = 60_000

const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

/** A web server around something in place of Next, that may be told to stop. */
async function serve(handle: (outgoing: ServerResponse) => void) {
  let isStopping = false
  const answer = createRequestListener(async (_, outgoing) => handle(outgoing), { isStopping: () => isStopping })
  const server: Server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ask: (path: string) => request({ agent, headers: { Host: 'localhost' }, host: '127.0.0.1', path, port }).end(),
    server,
    stop: () => void (isStopping = true),
  }
}

const answerOf = async (asked: ReturnType<typeof request>) => {
  const [message] = (await once(asked, 'response')) as [IncomingMessage]
  return { body: await text(message), headers: message.headers, status: message.statusCode }
}

describe('a web server that is asked to stop', () => {
  it('says that it is not ready and keeps no connection, and answers all the same', async () => {
    const { ask, server, stop } = await serve((outgoing) => void outgoing.end('fine'))
    expect(await answerOf(ask('/api/health/ready'))).toMatchObject({ body: 'fine', status: 200 })
    stop()
    const notReady = await answerOf(ask('/api/health/ready?x'))
    expect([notReady.status, notReady.headers['retry-after'], notReady.headers.connection]).toEqual([503, '2', 'close'])
    expect(await answerOf(ask('/api/health/live'))).toMatchObject({ body: 'fine', status: 200 })
    expect(await answerOf(ask('/api/pages'))).toMatchObject({
      body: 'fine',
      headers: { connection: 'close' },
      status: 200,
    })
    await drain(server, { delayMs: 0, limitMs: LONG })
  })

  it('finishes a stream that is under way, and takes no more connections', async () => {
    let stream: ServerResponse | undefined
    const { ask, server, stop } = await serve((outgoing) => void (stream = outgoing).write('one '))
    const [message] = (await once(ask('/stream'), 'response')) as [IncomingMessage]
    const body = text(message)
    stop()
    const ended = drain(server, { delayMs: 0, limitMs: LONG })
    await until(() => !server.listening)
    await expect(answerOf(ask('/api/pages'))).rejects.toThrow('ECONNREFUSED')
    stream!.write('two ')
    stream!.end('three')
    expect(await body).toBe('one two three')
    expect(await ended).toBe(true)
  })

  it('cuts off what takes longer than the limit', async () => {
    const { ask, server } = await serve((outgoing) => void outgoing.write('one '))
    const [message] = (await once(ask('/stream'), 'response')) as [IncomingMessage]
    const body = text(message)
    const isFinished = drain(server, { delayMs: 0, limitMs: 1 })
    await expect(body).rejects.toThrow('aborted')
    expect(await isFinished).toBe(false)
  })
})
