import fc from 'fast-check'
import { createLocalReq } from 'payload'
import { poolOf } from '@/database/poolOf'
import { startSession } from '@/endpoints/accounts/startSession'
import { serveApiOnHost, servePageOnHost } from '@/config/serveHosts'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { anyRequest, queryAbout, type AnyRequest } from './support/anyRequest'
import { leakIn } from './support/describeFault'
import type { Target } from './support/malformed'
import { makeTarget } from './support/target'

/** Requests at full size; `npm test` takes a tenth. */
const SIZE = Number(process.env.PROVE_SIZE ?? '0.1')
const runs = (most: number): number => Math.max(100, Math.round(most * SIZE))
const LONG = 1_200_000

/** Deletions of what other requests of the run need, and mails to people. */
const SPARED = /^\/api\/(?:users|tenants)(?:\/|$)/

let app: TestApp
let target: Target
let slugs: string[]
let token: string
let site: string

beforeAll(async () => {
  app = await boot({ env: { HOSTED_SUFFIX: 'sites.test' } })
  target = await makeTarget(app)
  const { rows } = await poolOf(app.payload).query<{ slug: string }>('select slug from tenants')
  site = `${rows[0]!.slug}.sites.test`
  slugs = Object.keys(app.payload.collections)
  const user = await app.payload.findByID({ collection: 'users', depth: 0, id: target.user })
  token = (await startSession(await createLocalReq({}, app.payload), user)).token
})
afterAll(() => app.close())

type Send = (request: Request) => Promise<Response>

const toRequest = ({ body, headers, method, path, query }: AnyRequest, more: Record<string, string> = {}): Request =>
  new Request(`${ORIGIN}${path}${query && `?${query}`}`, { body, headers: { ...headers, ...more }, method })

/** @returns what is wrong with the answer, null when nothing is */
async function faultOf(send: Send, request: Request): Promise<string | null> {
  const answer = await send(request)
  const text = await answer.text()
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 200)}`
  return leakIn(text)
}

const askers = (): Record<string, Record<string, string>> => ({
  nobody: {},
  'a super-admin': { Cookie: `payload-token=${token}`, Origin: ORIGIN },
})

describe('a request of whatever form', () => {
  it.each(['nobody', 'a super-admin'])(
    'about any collection, from %s, is answered without a failure of ours and without internals',
    async (asker) => {
      const isSpared = ({ method, path }: AnyRequest) => method === 'DELETE' && SPARED.test(path)
      const all = anyRequest(app.payload, slugs, [
        target.page,
        target.event,
        target.media,
        target.tenant,
        target.user,
      ]).filter((one) => !isSpared(one))
      await fc.assert(
        fc.asyncProperty(all, async (one) => {
          await poolOf(app.payload).query('delete from rate_limits')
          expect(await faultOf(app.send, toRequest(one, askers()[asker]))).toBeNull()
        }),
        { numRuns: runs(6_000) },
      )
    },
    LONG,
  )

  it(
    'as a query to any list is answered without a failure of ours and without internals',
    async () => {
      const lists = slugs.flatMap((slug) =>
        [`/api/${slug}`, `/api/${slug}/count`, `/api/${slug}/versions`].map((path) => [slug, path] as const),
      )
      const queries = fc.constantFrom(...lists).chain(([slug, path]) =>
        queryAbout(app.payload, slug).map((query): AnyRequest => ({
          body: null,
          headers: {},
          method: 'GET',
          path,
          query,
        })),
      )
      await fc.assert(
        fc.asyncProperty(queries, async (one) => {
          expect(await faultOf(app.send, toRequest(one, askers()['a super-admin']))).toBeNull()
        }),
        { numRuns: runs(12_000) },
      )
    },
    LONG,
  )

  it(
    'to the host of a site is answered without a failure of ours and without internals',
    async () => {
      const calls = anyRequest(
        app.payload,
        ['media', 'files', 'forms', 'tenants', 'pages'],
        [target.media, target.tenant],
      )
      const visits = calls.map((one): AnyRequest => ({ ...one, path: one.path.replace(/^\/api\/[^/]+/, '') || '/' }))
      const serve: Send = async (request) =>
        (new URL(request.url).pathname.startsWith('/api/') ? serveApiOnHost : servePageOnHost)(app.config, request)
      await fc.assert(
        fc.asyncProperty(fc.oneof(calls, visits), async (one) => {
          await poolOf(app.payload).query('delete from rate_limits')
          expect(await faultOf(serve, toRequest(one, { Host: site }))).toBeNull()
        }),
        { numRuns: runs(3_000) },
      )
    },
    LONG,
  )
})

describe('the judge of these tests', () => {
  it('finds a failure, a statement and a path of the server where there is one', async () => {
    const answering =
      (status: number, text: string): Send =>
      async () =>
        new Response(text, { status })
    const request = () => new Request(ORIGIN)
    expect(await faultOf(answering(500, '{}'), request())).toContain('500')
    expect(
      await faultOf(answering(200, '{"message":"Failed query: select \\"id\\" from \\"pages\\""}'), request()),
    ).toContain('tells too much')
    expect(await faultOf(answering(404, `at ${process.cwd()}/src/x.ts`), request())).toContain('tells too much')
    expect(await faultOf(answering(200, '{"docs":[]}'), request())).toBeNull()
  })

  it('has looked at requests that were answered', async () => {
    const answer = await app.send(
      toRequest(
        { body: null, headers: {}, method: 'GET', path: '/api/pages', query: 'where[title][equals]=A page' },
        askers()['a super-admin'],
      ),
    )
    expect([answer.status, ((await answer.json()) as { totalDocs: number }).totalDocs]).toEqual([200, 1])
    expect((await servePageOnHost(app.config, new Request(ORIGIN, { headers: { Host: site } }))).status).toBeLessThan(
      500,
    )
  })
})
