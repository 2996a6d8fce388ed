import { readdirSync } from 'node:fs'
import { poolOf } from '@/database/connections'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { clientOf, PASSWORD, type Client } from '@tests/support/client'
import { tinyPng } from '@tests/support/files'
import { contentPermissions, create, makeWorld, type World } from '@tests/support/world'
import { tokenOf } from '@tests/isolation/support/session'
import { clearRateLimits } from './support'

let app: TestApp
let world: World
let owner: Client
let writer: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
  writer = await create(app.payload, 'user-roles', {
    permissions: contentPermissions(app.payload),
    tenant: world.a,
    title: 'Writes everything',
  })
})
beforeEach(() => clearRateLimits(app))
afterAll(() => app.close())

interface Leaver {
  id: string
  client: Client
  token: string
  /** Ends their work on site A. */
  leave: () => Promise<{ status: number }>
}

let number = 0

async function somebody(more: object = {}): Promise<Omit<Leaver, 'leave'>> {
  const email = `leaver${++number}@people.example`
  const id = await create(app.payload, 'users', { email, firstName: 'Lea', ...more, password: PASSWORD })
  await create(app.payload, 'memberships', { role: 'tenant-admin', tenant: world.b, user: id })
  const token = await tokenOf(app, id)
  return { client: clientOf(app, token), id, token }
}

async function memberOfStaff(): Promise<Leaver> {
  const person = await somebody()
  await create(app.payload, 'memberships', { role: 'staff', tenant: world.a, user: person.id, userRole: writer })
  return { ...person, leave: () => owner.post(`/users/${person.id}/remove-tenant-access`, { tenantId: world.a }) }
}

async function memberOfStudio(): Promise<Leaver> {
  const organisation = await create(app.payload, 'collaborators', { name: `Studio ${++number}` })
  const person = await somebody({ organisation })
  await create(app.payload, 'access-requests', { organisation, status: 'approved', tenant: world.a, userRole: writer })
  return { ...person, leave: () => owner.post(`/collaborators/${organisation}/remove-access`, { tenantId: world.a }) }
}

const newPage = async (title: string, tenant: string): Promise<string> =>
  create(app.payload, 'pages', { _status: 'draft', slug: `${title}-${++number}`, tenant, title })

const autosave = (client: Client, page: string) =>
  client.patch(`/pages/${page}?draft=true&autosave=true`, { title: 'Typed a moment ago' })

const lock = (page: string, user: string) =>
  create(app.payload, 'payload-locked-documents', {
    document: { relationTo: 'pages', value: page },
    user: { relationTo: 'users', value: user },
  })

const locked = async (): Promise<string[]> =>
  (
    await poolOf(app.payload).query<{ page: string }>(
      `select pages_id as page from payload_locked_documents_rels where path = 'document' order by pages_id`,
    )
  ).rows.map(({ page }) => page)

/** An upload whose first half has arrived. @returns sends the rest, and answers with the status */
function beginUpload(token: string, tenant: string, name: string): () => Promise<number> {
  const boundary = 'half-way'
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`
  const head = `${part('name="_payload"')}${JSON.stringify({ alt: 'A picture', tenant })}\r\n${part(`name="file"; filename="${name}.png"\r\nContent-Type: image/png`)}`
  const [begun, rest] = [
    Buffer.concat([Buffer.from(head), tinyPng().slice(0, 20)]),
    Buffer.concat([tinyPng().slice(20), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  ]
  let sendRest: () => void = () => undefined
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(begun)
      sendRest = () => {
        controller.enqueue(rest)
        controller.close()
      }
    },
  })
  const headers = {
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    Cookie: `payload-token=${token}`,
    Origin: ORIGIN,
  }
  // A body that is still coming needs `duplex`, which the types do not know.
  const init = { body, duplex: 'half', headers, method: 'POST' }
  const answer = app.send(new Request(`${ORIGIN}/api/media`, init))
  return async () => {
    sendRest()
    return (await answer).status
  }
}

const filesCalled = (name: string): string[] =>
  readdirSync(process.env.CALLBOARD_DATA!, { recursive: true })
    .map(String)
    .filter((path) => path.includes(name))

describe.each([
  ['taken off the staff', memberOfStaff],
  ['whose organisation is', memberOfStudio],
] as const)('[A-248, A-249] somebody %s', (_, make) => {
  it('a person who writes at that moment saves nothing more here, and goes on elsewhere', async () => {
    const { client, leave } = await make()
    const [here, there] = [await newPage('here', world.a), await newPage('there', world.b)]
    expect((await autosave(client, here)).status).toBe(200)
    expect((await leave()).status).toBe(200)
    const refused = await autosave(client, here)
    expect([403, 404]).toContain(refused.status)
    expect([403, 404]).toContain((await client.post('/pages', { tenant: world.a, title: 'Once more' })).status)
    expect(
      (await client.get<{ docs: { tenant: string }[] }>('/pages?limit=100')).body.docs.filter(
        ({ tenant }) => tenant === world.a,
      ),
    ).toEqual([])
    expect((await autosave(client, there)).status).toBe(200)
    expect((await autosave(owner, here)).status).toBe(200)
  })

  it('holds no document any more for their colleagues to wait for, but those elsewhere and those of others', async () => {
    const { id, leave } = await make()
    await poolOf(app.payload).query('delete from payload_locked_documents')
    const [here, there, others] = [
      await newPage('held', world.a),
      await newPage('held', world.b),
      await newPage('held', world.a),
    ]
    await lock(here, id)
    await lock(there, id)
    await lock(others, world.users['editor-a']!)
    expect(await locked()).toHaveLength(3)
    expect((await leave()).status).toBe(200)
    expect(await locked()).toEqual([there, others].sort())
  })

  it('a person whose upload is half-way neither finishes it nor begins another; a colleague does', async () => {
    const [leaver, colleague] = [await make(), await make()]
    const [begun, next, other] = [`begun${++number}`, `next${number}`, `other${number}`]
    const [finish, finishOther] = [
      beginUpload(leaver.token, world.a, begun),
      beginUpload(colleague.token, world.a, other),
    ]
    expect((await leaver.leave()).status).toBe(200)
    expect([403, 404]).toContain(await finish())
    expect(await finishOther()).toBe(201)
    expect([403, 404]).toContain(await beginUpload(leaver.token, world.a, next)())
    expect(await beginUpload(leaver.token, world.b, `elsewhere${number}`)()).toBe(201)
    expect([filesCalled(other).length > 0, filesCalled(begun), filesCalled(next)]).toEqual([true, [], []])
  })
})
