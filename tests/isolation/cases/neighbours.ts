import { randomUUID } from 'node:crypto'
import type { ApiResponse, Client } from '@tests/support/client'
import { sampleFile } from '@/plugins/canary/lib/samples/sampleFile'
import { forEachConcurrently } from '../support/forEachConcurrently'
import type { Stage } from '../support/stage'
import { contentTypesOf, make, newData, versionOf } from '../support/subjects'
import { Tally } from '../support/tally'

let stage: Stage
const total = new Tally("a neighbour's id against an unknown one")

type Probe = (client: Client, slug: string, id: string) => Promise<ApiResponse>

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' }

/** Every call that takes a document's id. */
const BY_ID: Record<string, Probe> = {
  read: (client, slug, id) => client.get(`/${slug}/${id}`),
  'read a draft': (client, slug, id) => client.get(`/${slug}/${id}?draft=true&locale=all`),
  'read from trash': (client, slug, id) => client.get(`/${slug}/${id}?trash=true`),
  'read by POST': (client, slug, id) => client.post(`/${slug}/${id}`, 'depth=1', { headers: FORM }),
  find: (client, slug, id) => client.get(`/${slug}?where[id][equals]=${id}`),
  count: (client, slug, id) => client.get(`/${slug}/count?where[id][equals]=${id}`),
  versions: (client, slug, id) => client.get(`/${slug}/versions?where[parent][equals]=${id}`),
  update: (client, slug, id) => client.patch(`/${slug}/${id}`, { publishDate: '2027-01-01T00:00:00.000Z' }),
  'save a draft': (client, slug, id) => client.patch(`/${slug}/${id}?draft=true`, {}),
  autosave: (client, slug, id) => client.patch(`/${slug}/${id}?draft=true&autosave=true`, {}),
  publish: (client, slug, id) => client.patch(`/${slug}/${id}`, { _status: 'published' }),
  'update many': (client, slug, id) => client.patch(`/${slug}?where[id][equals]=${id}`, { publishDate: null }),
  trash: (client, slug, id) => client.patch(`/${slug}/${id}`, { deletedAt: '2026-11-01T00:00:00.000Z' }),
  'restore from trash': (client, slug, id) => client.patch(`/${slug}/${id}?trash=true`, { deletedAt: null }),
  duplicate: (client, slug, id) => client.post(`/${slug}/${id}/duplicate`),
  'ask for rights': (client, slug, id) => client.post(`/${slug}/access/${id}`, {}),
  delete: (client, slug, id) => client.delete(`/${slug}/${id}`),
  'delete many': (client, slug, id) => client.delete(`/${slug}?where[id][equals]=${id}`),
}

/** Every call that takes a version's id. */
const BY_VERSION: Record<string, Probe> = {
  'read a version': (client, slug, id) => client.get(`/${slug}/versions/${id}`),
  'find a version': (client, slug, id) => client.get(`/${slug}/versions?where[id][equals]=${id}`),
  'restore a version': (client, slug, id) => client.post(`/${slug}/versions/${id}`),
  'restore as draft': (client, slug, id) => client.post(`/${slug}/versions/${id}?draft=true`),
}

/** The one with most to lose asks everything, the others take turns. */
const NOSY = 'adminA'
const OTHERS = ['viewerA', 'stranger', 'anonymous', 'removed', 'removerA'] as const

/** Asks for a neighbour's document and its newest version through every call that takes an id, and for unknown ones. */
export async function compareIds(
  on: Stage,
  slug: string,
  { document, version }: { document: string; version: string },
  tally: Tally,
): Promise<void> {
  stage = on
  await compare(slug, BY_ID, document, tally)
  await compare(slug, BY_VERSION, version, tally)
}

let turn = 0
const asking = () => [NOSY, OTHERS[turn++ % OTHERS.length]!] as const

const LONG = 240_000

const masked = ({ status, text }: ApiResponse, id: string): string => `${status} ${text.replaceAll(id, 'ID')}`

async function compare(slug: string, probes: Record<string, Probe>, foreign: string, tally: Tally): Promise<void> {
  await forEachConcurrently(Object.entries(probes), async ([name, probe]) => {
    for (const person of asking()) {
      const unknown = randomUUID()
      const [one, other] = [
        await probe(stage.clients[person], slug, foreign),
        await probe(stage.clients[person], slug, unknown),
      ]
      tally.check(
        masked(one, foreign) === masked(other, unknown) && one.status < 500,
        `${slug}: ${person}, ${name}: ${masked(one, foreign).slice(0, 140)} / ${masked(other, unknown).slice(0, 140)}`,
      )
    }
  })
}

/** @param given the stage, filled before the tests run */
export function describeNeighbours(given: () => Stage): void {
  describe('Ids of another tenant', () => {
    beforeAll(() => {
      stage = given()
    })
    afterAll(() => total.print())

    it(
      'get the same answer as unknown document and version ids through every endpoint',
      async () => {
        const tally = new Tally('ids')
        for (const type of contentTypesOf(stage)) {
          const subject = {
            config: stage.app.payload.collections[type.slug as 'pages'].config,
            slug: type.slug,
            stage,
            type,
          }
          const live = await make(subject, stage.tenants.b)
          await compare(type.slug, BY_ID, live, tally)
          await compare(type.slug, BY_VERSION, await versionOf(subject, live), tally)
          const own = await stage.clients.ownerB.get(`/${type.slug}/${live}`)
          tally.control(
            own.status === 200 && own.body.id === live && own.body.deletedAt == null,
            `${type.slug}: its owner cannot read it any more (${own.status})`,
          )
          const restored = await stage.clients.ownerB.post(
            `/${type.slug}/versions/${await versionOf(subject, live)}?draft=true`,
          )
          tally.control(restored.status === 200, `${type.slug}: its owner cannot restore it (${restored.status})`)
        }
        total.add(tally)
        expect(tally.wrong).toEqual([])
      },
      LONG,
    )

    it('get the same answer as an unknown tenant when a document is created', async () => {
      const tally = new Tally('tenants')
      const { b } = stage.tenants
      for (const type of contentTypesOf(stage)) {
        const subject = { config: stage.app.payload.collections[type.slug as 'pages'].config, stage, type }
        if (subject.config.upload) continue
        for (const person of ['adminA', 'stranger'] as const) {
          const unknown = randomUUID()
          const data = await newData(subject, b)
          const [one, other] = [
            await stage.clients[person].post(`/${type.slug}`, data),
            await stage.clients[person].post(`/${type.slug}`, { ...data, tenant: unknown }),
          ]
          tally.check(
            masked(one, b) === masked(other, unknown),
            `${type.slug}: ${person} creating: ${masked(one, b).slice(0, 120)} / ${masked(other, unknown).slice(0, 120)}`,
          )
        }
        const own = await stage.clients.ownerB.post(`/${type.slug}`, await newData(subject, b))
        tally.control(
          own.status === 201,
          `${type.slug}: its owner cannot create there (${own.status} ${own.text.slice(0, 120)})`,
        )
      }
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })

    it('get the same answer for the name of a private file as for an unknown file name', async () => {
      const tally = new Tally('files')
      for (const type of contentTypesOf(stage)) {
        const { config } = stage.app.payload.collections[type.slug as 'pages']
        if (!config.upload) continue
        const sample = sampleFile(config.upload.mimeTypes, 'private')
        const doc = await stage.app.payload.create({
          collection: type.slug as 'media',
          data: { _status: 'published', tenant: stage.tenants.b, title: 'Private', visibility: 'private' } as never,
          file: sample,
          overrideAccess: true,
        })
        const name = String(doc.filename)
        const unknown = `${randomUUID()}${name.slice(name.lastIndexOf('.'))}`
        for (const person of [NOSY, ...OTHERS] as const) {
          const [one, other] = [
            await stage.clients[person].get(`/${type.slug}/file/${name}`),
            await stage.clients[person].get(`/${type.slug}/file/${unknown}`),
          ]
          tally.check(
            masked(one, name) === masked(other, unknown),
            `${type.slug}: ${person}: ${masked(one, name).slice(0, 100)} / ${masked(other, unknown).slice(0, 100)}`,
          )
        }
        tally.control(
          (await stage.clients.ownerB.get(`/${type.slug}/file/${name}`)).status === 200,
          `${type.slug}: its owner cannot open it`,
        )
      }
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })
  })
}
