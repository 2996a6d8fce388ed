import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A load balancer: requests go in turn to each server that last said that it is ready, and are sent once. */
export interface Balancer {
  add: (port: number) => void
  close: () => Promise<void>
  /** Requests that each server was given. */
  given: Map<number, number>
  isReady: (port: number) => boolean
  url: string
}

const LOOK_EVERY_MS = 50

export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<number, boolean>()
  const given = new Map<number, number>()
  const closing = new AbortController()
  let turn = 0

  const look = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      for (const port of ready.keys()) ready.set(port, await isReady(port))
      await pause(LOOK_EVERY_MS)
    }
  }
  const looking = look()

  const server = createServer((incoming, outgoing) => {
    const ports = [...ready].flatMap(([port, answers]) => (answers ? [port] : []))
    const port = ports[turn++ % ports.length]
    if (port === undefined) return void outgoing.writeHead(502).end('Nobody is ready.')
    given.set(port, (given.get(port) ?? 0) + 1)
    const { headers, method, url: path } = incoming
    const asked = request({ headers, host: '127.0.0.1', method, path, port }, (answer: IncomingMessage) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
    })
    asked.once('error', (error) => void outgoing.writeHead(502).end(error.message))
    incoming.pipe(asked)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    add: (port) => void ready.set(port, false),
    close: async () => {
      closing.abort()
      await looking
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    given,
    isReady: (port) => ready.get(port) ?? false,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
