import fc from 'fast-check'
import { createLocalReq } from 'payload'
import { poolOf } from '@/database/connections'
import { startSession } from '@/endpoints/accounts/startSession'
import { serveApiOnHost, servePageOnHost } from '@/config/serveHosts'
import { responseText } from '@/lib/http/responseText'
import { ORIGIN } from '@tests/support/boot'
import { bodyOf } from '../support/anyBody'
import { anyRequest, queryAbout, type AnyRequest } from '../support/anyRequest'
import { describeFault, leakIn } from '../support/describeFault'
import type { Doors } from '../doors.test'
import { SIZE } from '../support/size'

const runs = (most: number): number => Math.max(100, Math.round(most * SIZE))
const LONG = 1_200_000

/** Deletions of what other requests of the run need, and mails to people. */
const SPARED = /^\/api\/(?:users|tenants)(?:\/|$)/

let app: Doors['app']
let target: Doors['target']
let slugs: string[]
let token: string
let site: string

const arrange = async (doors: Doors) => {
  app = doors.app
  target = doors.target
  site = doors.siteHost
  slugs = Object.keys(app.payload.collections)
  const user = await app.payload.findByID({ collection: 'users', depth: 0, id: target.user })
  token = (await startSession(await createLocalReq({}, app.payload), user)).token
}

type Send = (request: Request) => Promise<Response>

const toRequest = ({ body, headers, method, path, query }: AnyRequest, more: Record<string, string> = {}): Request =>
  new Request(`${ORIGIN}${path}${query && `?${query}`}`, { body, headers: { ...headers, ...more }, method })

/** @returns what is wrong with the answer, null when nothing is */
async function faultOf(send: Send, request: Request): Promise<string | null> {
  const answer = await send(request)
  const text = await responseText(answer)
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 200)}`
  return leakIn(text)
}

const idsOf = ({ event, media, page, tenant, user }: Doors['target']) => [page, event, media, tenant, user]

const askers = (): Record<string, Record<string, string>> => ({
  nobody: {},
  'a super-admin': { Cookie: `payload-token=${token}`, Origin: ORIGIN },
})

/** Random requests to every route of every collection, by anybody, and to the host of a site. */
export function describeAnything(doors: () => Doors): void {
  describe('Random request', () => {
    beforeAll(() => arrange(doors()))

    it.each(['nobody', 'a super-admin'])(
      'a request to any collection from %s neither fails the server nor reveals internals',
      async (asker) => {
        const isSpared = ({ method, path }: AnyRequest) => method === 'DELETE' && SPARED.test(path)
        const all = anyRequest(app.payload, slugs, idsOf(target)).filter((one) => !isSpared(one))
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
      'a request with any query to any list neither fails the server nor reveals internals',
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
      'a document of any collection is stored or refused with a message',
      async () => {
        const { client, tenant } = target
        const query = fc.constantFrom('', '?draft=true', '?locale=cy', '?autosave=true&draft=true', '?depth=2')
        const documents = fc
          .constantFrom(...slugs.filter((slug) => !slug.startsWith('payload-') && slug !== 'users'))
          .chain((slug) => fc.tuple(fc.constant(slug), bodyOf(app.payload, slug, idsOf(target)), query, fc.boolean()))
        await fc.assert(
          fc.asyncProperty(documents, async ([slug, data, search, isWhole]) => {
            const whole = isWhole ? { name: 'A name', tenant, title: 'A title' } : {}
            expect(describeFault(await client.post(`/${slug}${search}`, { ...data, ...whole }))).toBeNull()
          }),
          { numRuns: runs(2_400) },
        )
      },
      LONG,
    )

    it.each(['pages', 'events', 'media'] as const)(
      'a change of one of %s leaves it readable and editable',
      async (slug) => {
        const { client } = target
        const id = { events: target.event, media: target.media, pages: target.page }[slug]
        const query = fc.constantFrom('', '?draft=true', '?autosave=true&draft=true', '?locale=all')
        await fc.assert(
          fc.asyncProperty(bodyOf(app.payload, slug, idsOf(target)), query, async (data, search) => {
            expect(describeFault(await client.patch(`/${slug}/${id}${search}`, data))).toBeNull()
            expect(describeFault(await client.get(`/${slug}/${id}?draft=true&depth=1`))).toBeNull()
          }),
          { numRuns: runs(600) },
        )
        expect((await client.patch(`/${slug}/${id}?draft=true`, { title: 'Still mine' })).status).toBe(200)
      },
      LONG,
    )

    it(
      'a request to the host of a site neither fails the server nor reveals internals',
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

  describe('Check of random requests', () => {
    it('finds a failure, an SQL statement and a path of the server', async () => {
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

    it('sends requests that the REST API and a website answer', async () => {
      const answer = await app.send(
        toRequest(
          { body: null, headers: {}, method: 'GET', path: '/api/pages', query: 'where[title][equals]=A page' },
          askers()['a super-admin'],
        ),
      )
      expect([answer.status, ((await answer.json()) as { totalDocs: number }).totalDocs]).toEqual([
        200,
        expect.any(Number),
      ])
      expect((await servePageOnHost(app.config, new Request(ORIGIN, { headers: { Host: site } }))).status).toBeLessThan(
        500,
      )
    })
  })
}
