import { Agent, request } from 'node:http'

export interface Sent {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  body: string
  /** From the first byte that is sent to the last one that comes, in milliseconds. */
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends one request on a connection that is kept, with any Host that one likes, and reads the whole answer. */
export function send(url: string, { body, headers = {}, method = 'GET', path }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const asked = request({ agent, headers: { ...headers, ...length }, hostname, method, path, port }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - begun,
          status: answer.statusCode ?? 0,
        }),
      )
    })
    asked.once('error', reject)
    asked.end(body)
  })
}
