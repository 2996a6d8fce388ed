import type { PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { readHistory } from '@/plugins/versions/lib/readHistory'
import { summaryText } from '@/plugins/versions/lib/summaryText'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const client = (name = 'editor-a') => world.clients[name]!

/** A request as somebody's browser makes it. */
async function requestOf(name: string): Promise<PayloadRequest> {
  const user = await app.payload.findByID({ id: world.users[name]!, collection: 'users', overrideAccess: true })
  return createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
}

async function said(collection: string, id: string, name = 'editor-a'): Promise<string[]> {
  const req = await requestOf(name)
  const history = await readHistory(req, collection, id)
  return (history?.lines ?? []).map((line) => summaryText(line, history!, req.i18n).replace(/[\u2068\u2069]/g, ''))
}

async function newEvent(data: object = {}): Promise<string> {
  const { body } = await client().post<{ doc: { id: string } }>('/events?draft=true', {
    tenant: world.a,
    title: 'Hamlet',
    ...data,
  })
  return body.doc.id
}

const save = (id: string, data: object, name?: string, query = 'draft=true') =>
  client(name).patch(`/events/${id}?${query}`, data)
const versionsOf = async (id: string) =>
  (
    await client().get<{ docs: { id: string; version: { title: string } }[] }>(
      `/events/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=50`,
    )
  ).body.docs
const writers = async (id: string) =>
  (
    await (
      app.payload.db as unknown as {
        pool: { query: (text: string, values: string[]) => Promise<{ rows: { version_id: string }[] }> }
      }
    ).pool.query('select version_id from version_writers where document_id = $1', [id])
  ).rows

it('each version names who changed it, how, and which fields by their labels', async () => {
  const id = await newEvent()
  await save(id, { title: 'Hamlet, Prince of Denmark' }, 'admin-a')
  await save(id, { _status: 'published' }, 'owner-a', '')
  await save(
    id,
    {
      _status: 'published',
      credits: [
        {
          group: 'cast',
          role: 'Hamlet',
          person: await create(app.payload, 'people', { _status: 'published', name: 'Jane Doe', tenant: world.a }),
        },
      ],
      subtitle: 'A tragedy',
    },
    undefined,
    '',
  )
  await save(id, { _status: 'draft' }, undefined, '')
  expect(await said('events', id)).toEqual([
    'editor-a took it off the site',
    'editor-a changed Subtitle and Credits (1) and published it',
    'owner-a published it',
    'admin-a changed Title',
    'editor-a created it',
  ])
})

it('a version written by several autosaves names everybody, and a restored one names its source', async () => {
  const id = await newEvent()
  await save(id, { _status: 'published', title: 'Lear' }, undefined, '')
  await save(id, { title: 'King Lear' }, undefined, 'draft=true&autosave=true')
  await save(id, { title: 'King Lear!' }, 'admin-a', 'draft=true&autosave=true')
  expect((await said('events', id))[0]).toBe('editor-a and admin-a changed Title')
  const old = (await versionsOf(id)).find(({ version }) => version.title === 'Lear')!
  expect((await client('owner-a').post(`/events/versions/${old.id}?draft=true`)).status).toBe(200)
  expect((await said('events', id))[0]).toMatch(/^owner-a restored the version of \w{3} \d+ \w{3} \d{4}, \d\d:\d\d$/)
})

it('a version leaves computed fields and timestamps out of its changes', async () => {
  const id = await newEvent()
  await save(id, { title: 'Hamlet' })
  expect((await said('events', id))[0]).toBe('editor-a saved it')
})

it('version history can be read by people who may read the document, and by nobody of another site', async () => {
  const id = await newEvent()
  expect(await said('events', id, 'viewer-a')).toEqual(['editor-a created it'])
  expect(await said('events', id, 'owner-b')).toEqual([])
  await expect(said('events', id, 'stranger')).rejects.toThrow('not allowed')
})

it('writers of deleted versions are deleted, and all writers with their document', async () => {
  const id = await newEvent()
  for (let index = 0; index < 33; index++) await save(id, { title: `Hamlet ${index}` })
  const kept = new Set((await versionsOf(id)).map((version) => version.id))
  expect((await writers(id)).filter((row) => !kept.has(row.version_id))).toEqual([])
  expect((await writers(id)).length).toBe(kept.size)
  await client('owner-a').patch(`/events/${id}?trash=true`, { deletedAt: new Date().toISOString() })
  await client('owner-a').delete(`/events/${id}?trash=true`)
  expect(await writers(id)).toEqual([])
})
