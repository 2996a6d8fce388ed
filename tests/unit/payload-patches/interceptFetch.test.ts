import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { narrowCalls } from '@/components/document/WholeList/narrowCalls'
import { interceptFetch, type Interceptor } from '@/payload-patches/fetch/interceptFetch'

/** The network, and what came to it. */
let sent: string[]
const network = (input: RequestInfo | URL) => {
  sent.push(decodeURIComponent(input instanceof URL ? input.pathname + input.search : String(input)))
  return Promise.resolve(new Response('{}'))
}

beforeEach(() => {
  sent = []
  Object.assign(globalThis, { window: { fetch: network, location: { href: 'https://admin.example/admin/collections/series' } } })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
})

const call = (path: string, method = 'PATCH') => window.fetch(path, { method })
const marked =
  (mark: string): Interceptor =>
  (input, init, send) =>
    send(`${String(input)}${mark}`, init)

describe('calls of the page', () => {
  it('pass interceptors from the last to the first, and each is gone once it is removed, in any order', async () => {
    const [first, second, third] = ['1', '2', '3'].map((mark) => interceptFetch(marked(mark)))
    await call('/a')
    second!()
    await call('/b')
    first!()
    first!()
    await call('/c')
    third!()
    await call('/d')
    expect(sent).toEqual(['/a321', '/b31', '/c3', '/d'])
    expect(window.fetch).toBe(network)
  })

  it('go on through what others have put on top, after all interceptors are gone, and come back', async () => {
    const remove = interceptFetch(marked('1'))
    const below = window.fetch
    const own = ((input, init) => below(`${String(input)}!`, init)) as typeof fetch
    window.fetch = own
    remove()
    await call('/a')
    const again = interceptFetch(marked('2'))
    await call('/b')
    expect(sent).toEqual(['/a!', '/b!2'])
    expect(window.fetch).toBe(own)
    again()
    window.fetch = below
    interceptFetch(marked('3'))()
  })

  it('of all of a list mean what it shows by then, also when the frame was drawn anew in between', async () => {
    const narrow = (tenant: string) => interceptFetch(narrowCalls('/api/series', [{ tenant: { equals: tenant } }]))
    const frame = interceptFetch(marked(''))
    const before = narrow('first')
    await call('/api/series?limit=0')
    // React ends the effects of what is replaced in an order of its own.
    frame()
    const frameAgain = interceptFetch(marked(''))
    before()
    const after = narrow('second')
    await call('/api/series?limit=0')
    after()
    await call('/api/series?limit=0')
    await call('/api/series?limit=0', 'GET')
    frameAgain()
    expect(sent).toEqual([expect.stringMatching(/tenant\]\[equals\]=first$/), expect.stringMatching(/tenant\]\[equals\]=second$/), '/api/series?limit=0', '/api/series?limit=0'])
    expect(sent[1]).not.toContain('first')
  })
})

it('nothing else replaces window.fetch', () => {
  const files = readdirSync('src', { recursive: true, withFileTypes: true }).filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
  const patching = files.map((file) => join(file.parentPath, file.name)).filter((path) => /(?:window|globalThis)\.fetch\s*=[^=]/.test(readFileSync(path, 'utf8')))
  expect(patching).toEqual(['src/payload-patches/fetch/interceptFetch.ts'])
})
