import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callApi } from '@/components/calls/callApi'
import { interceptFetch, type Interceptor } from '@/payload-patches/fetch/interceptFetch'

/** The network, and what came to it. */
let sent: string[]
const network = (input: RequestInfo | URL) => {
  sent.push(decodeURIComponent(input instanceof URL ? input.pathname + input.search : String(input)))
  return Promise.resolve(new Response('{}'))
}

beforeEach(() => {
  sent = []
  Object.assign(globalThis, {
    window: { fetch: network, location: { href: 'https://admin.example/admin/collections/series' } },
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
})

const call = (path: string, method = 'PATCH') => window.fetch(path, { method })
const marked =
  (mark: string): Interceptor =>
  (input, init, send) =>
    send(`${String(input)}${mark}`, init)

describe('interceptFetch', () => {
  it('calls interceptors from the last to the first, and removes them in any order', async () => {
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

  it('keeps a wrapper that others set, after all interceptors are removed and added again', async () => {
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

  it('leaves calls of our own API client to the original fetch', async () => {
    const remove = interceptFetch(marked('1'))
    await callApi({ root: 'https://admin.example/api' }, '/pages')
    await call('/a')
    remove()
    expect(sent).toEqual(['https://admin.example/api/pages', '/a1'])
  })
})

it('interceptFetch is the only code that replaces window.fetch', () => {
  const files = readdirSync('src', { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && /\.tsx?$/.test(file.name),
  )
  const patching = files
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => /(?:window|globalThis)\.fetch\s*=[^=]/.test(readFileSync(path, 'utf8')))
  expect(patching).toEqual(['src/payload-patches/fetch/interceptFetch.ts'])
})

const PAYLOAD_UI = 'node_modules/@payloadcms/ui/dist'
const source = (file: string): string => readFileSync(join(PAYLOAD_UI, file), 'utf8')

/** Each fails when Payload changes what makes an interceptor needed, or what it counts on: look then whether it can go. */
describe('requests of Payload’s screens', () => {
  it('requests of a form are sent through the global fetch', () => {
    expect(source('forms/Form/index.js')).toMatch(/res = await requests\[methodToUse\.toLowerCase\(\)\]\(actionArg,/)
    expect(source('utilities/api.js')).toMatch(/patch: \(url,[\s\S]*?return fetch\(url, formattedOptions\)/)
  })

  it('the button that restores a version has no slot around it', () => {
    const view = readFileSync('node_modules/@payloadcms/next/dist/views/Version/Default/index.js', 'utf8')
    expect(view).toMatch(/canUpdate && !isTrashed && \/\*#__PURE__\*\/_jsx\(Restore,/)
    expect(view).not.toContain('CustomComponent')
  })

  it('requests for the state of a form take a signal, and keep it from the server action', () => {
    expect(source('providers/ServerFunctions/index.js')).toMatch(/signal: remoteSignal,\s*\.\.\.rest/)
  })

  it('requests that edit many documents respect a where condition that their type omits', () => {
    const [, wrapper = ''] =
      /export const EditMany = ([\s\S]*?)export const EditMany_v4/.exec(source('elements/EditMany/index.js')) ?? []
    expect(wrapper).toMatch(/_jsx\(EditMany_v4, \{\s*\.\.\.props,/)
    expect(source('elements/EditMany/DrawerContent.js')).toContain('whereConstraints.push(where)')
  })
})
