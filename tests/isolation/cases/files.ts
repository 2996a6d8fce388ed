import { forEachConcurrently } from '../support/forEachConcurrently'
import { may, PEOPLE, type PersonName, type TenantName } from '../support/people'
import type { Stage } from '../support/stage'
import { contentTypesOf, make, type Subject } from '../support/subjects'
import { Tally } from '../support/tally'

const EVERYBODY = Object.keys(PEOPLE) as PersonName[]

let stage: Stage

const STATES = [
  { data: { visibility: 'public' }, name: 'public', toAll: true },
  { data: { visibility: 'private' }, name: 'private', toAll: false },
  { data: { _status: 'draft', visibility: 'public' }, name: 'public, a draft', toAll: false },
  { data: { deletedAt: '2026-01-01T00:00:00.000Z', visibility: 'public' }, name: 'public, in the trash', toAll: false },
]

/** Names of the file and of every size made of it. */
async function fileNames({ slug }: Pick<Subject, 'slug'>, id: string): Promise<string[]> {
  const doc = await stage.app.payload.findByID({ collection: slug as 'media', id, overrideAccess: true, trash: true })
  const sizes = Object.values(doc.sizes ?? {}).flatMap((size) => (size.filename ? [size.filename] : []))
  return [doc.filename!, ...sizes.slice(0, 2)]
}

/** @param given the stage, filled before the tests run */
export function describeFiles(given: () => Stage): void {
  describe('GET /api/media/file and /api/files/file', () => {
    beforeAll(() => {
      stage = given()
    })

    it('serves a file to everybody only when it is public and published, and to staff of its tenant always', async () => {
      const tally = new Tally('files')
      for (const type of contentTypesOf(stage)) {
        const { config } = stage.app.payload.collections[type.slug as 'pages']
        if (!config.upload) continue
        for (const tenant of ['a', 'b'] as const satisfies TenantName[]) {
          for (const { data, name: state, toAll } of STATES) {
            const id = await make({ config, stage, type }, stage.tenants[tenant], data)
            for (const fileName of await fileNames({ slug: type.slug }, id)) {
              await forEachConcurrently(EVERYBODY, async (name) => {
                const answer = await stage.clients[name].get(`/${type.slug}/file/${fileName}`)
                const expected = toAll || may(name, 'view', tenant)
                const line = `${type.slug} ${state} of ${tenant}: ${name} ${expected ? 'cannot' : 'can'} open it (${answer.status})`
                if (expected) tally.control(answer.status === 200, line)
                else tally.check([403, 404].includes(answer.status), line)
                if (answer.status === 200)
                  tally.check(
                    /sandbox/.test(answer.headers.get('Content-Security-Policy') ?? '') &&
                      answer.headers.get('X-Content-Type-Options') === 'nosniff',
                    `${line}: a script in it could run`,
                  )
              })
            }
            const listed = await stage.clients.anonymous.get(`/${type.slug}?where[id][equals]=${id}`)
            tally.check(
              listed.status === 403,
              `${type.slug} ${state}: its document is listed to strangers (${listed.status})`,
            )
          }
        }
      }
      tally.print()
      expect(tally.controls).toBeGreaterThan(0)
      expect(tally.wrong).toEqual([])
    }, 120_000)

    it('refuses file names that traverse out of the upload folder', async () => {
      const tally = new Tally('file names')
      for (const name of [
        '../../etc/passwd',
        '..%2f..%2fpackage.json',
        '%2e%2e%2f%2e%2e%2fpackage.json',
        '..\\..\\package.json',
        '....//package.json',
        '/etc/passwd',
        '%00.png',
        'a.png%00.txt',
      ]) {
        for (const who of ['ownerA', 'provider', 'anonymous'] as const) {
          const answer = await stage.clients[who].get(`/media/file/${name}`)
          tally.check([400, 403, 404].includes(answer.status), `${name}: ${who} (${answer.status})`)
        }
      }
      expect(tally.wrong).toEqual([])
    })
  })
}
