import { connect, type Socket } from 'node:net'
import { boot, type TestApp } from '@tests/support/boot'
import { startOwnProcess, type OwnProcess } from '@tests/support/ownProcess/startOwnProcess'

const MB = 1024 * 1024
const CONNECTIONS = 40
/** What each of them sends of what it announces. */
const SENT = 8 * MB
/** Measured: 20 to 60 MB, most of it what is being read at the moment. All that is sent would be 320 MB. */
const MOST_GROWTH = 120 * MB

let app: TestApp
let own: OwnProcess
const sockets: Socket[] = []

beforeAll(async () => {
  app = await boot()
  own = await startOwnProcess(app)
}, 120_000)
afterAll(async () => {
  sockets.forEach((socket) => socket.destroy())
  await own.kill()
  await app.close()
})

const ask = (path: string) => fetch(`http://127.0.0.1:${own.port}${path}`)
const memory = async () => Number(await (await ask('/memory')).text())

/** Who reads too late, on a machine that does much else, finds the connection ended, which throws the answer away: they ask again. */
const TRIES = 4

/** Begins a request, sends what the server takes of it, and leaves the connection open. @returns the first line of an answer */
async function hold(head: string): Promise<string> {
  for (let tries = 1; tries < TRIES; tries++) {
    const line = await holdOnce(head)
    if (line !== '') return line
  }
  return holdOnce(head)
}

function holdOnce(head: string): Promise<string> {
  const socket = connect(own.port, '127.0.0.1')
  sockets.push(socket)
  return new Promise((resolve) => {
    const answer: string[] = []
    socket.on('data', (data) => {
      answer.push(String(data))
      resolve(answer.join('').split('\r\n')[0]!)
    })
    // The server may end a connection whose body it does not want.
    socket.on('error', () => resolve(answer.join('').split('\r\n')[0] ?? ''))
    socket.write(head)
    let left = SENT
    const more = () => {
      while (left > 0 && !socket.destroyed) {
        left -= 64 * 1024
        if (!socket.write(Buffer.alloc(64 * 1024, 'x'))) return
      }
    }
    socket.on('drain', more)
    more()
  })
}

const head = (path: string, length: number | null) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n${length === null ? 'Transfer-Encoding: chunked\r\n\r\nffffffff\r\n' : `Content-Length: ${length}\r\n\r\n`}`

describe(`${CONNECTIONS} connections that begin an upload and are held open`, () => {
  it.each([
    ['a sign-in, announced as 53 MB', '/api/users/login', 53_000_000, '413'],
    ['a file of nobody, announced as 53 MB', '/api/media', 53_000_000, '401'],
    ['a file of nobody, of unknown length', '/api/media', null, '401'],
    ['a new document of nobody, of unknown length', '/api/pages', null, '401'],
  ])('take no memory and nothing from others: %s', async (_, path, length, status) => {
    await ask('/api/health/ready')
    const before = await memory()
    const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => hold(head(path, length))))
    const after = await memory()
    expect(new Set(answers.map((line) => line.split(' ')[1]))).toEqual(new Set([status]))
    expect((await ask('/api/health/ready')).status).toBe(200)
    console.info(`FIGURE held open ${path} grew by ${Math.round((after - before) / MB)} MB`)
    expect(after - before).toBeLessThan(MOST_GROWTH)
  })
})
