import { poolOf } from '@/database/connections'
import type { ExplainedAccess } from '@/endpoints/people/explainAccess'
import { boot, type TestApp } from '@tests/support/boot'
import type { ApiResponse } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let page: string
let foreignPage: string
let keeper: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  page = await create(app.payload, 'pages', { slug: 'seen', tenant: world.a, title: 'Seen' })
  foreignPage = await create(app.payload, 'pages', { slug: 'foreign', tenant: world.b, title: 'Foreign' })
  // Decides about people, sees no pages.
  keeper = await create(app.payload, 'user-roles', {
    permissions: { 'media:view': true, 'users:admin': true },
    tenant: world.a,
    title: 'Keeper',
  })
})
afterAll(() => app.close())

const ask = (who: string, about: string, query: Record<string, string> = {}): Promise<ApiResponse<ExplainedAccess>> =>
  world.clients[who]!.get<ExplainedAccess>(
    `/users/${world.users[about]}/access?${new URLSearchParams({ tenantId: world.a, ...query })}`,
  )

const reasonOf = ({ body }: ApiResponse<ExplainedAccess>, key: string) => {
  const found = body.permissions.find((one) => one.key === key)
  return found && [found.allowed, found.reason, found.by]
}

test('says where what somebody may do comes from', async () => {
  expect((await ask('owner-a', 'owner-a')).body.places).toEqual([
    { counts: true, kind: 'owner', organisation: null, role: null },
  ])
  expect((await ask('owner-a', 'admin-a')).body.places).toEqual([
    { counts: true, kind: 'admin', organisation: null, role: null },
  ])
  expect((await ask('owner-a', 'editor-a')).body.places).toEqual([
    { counts: true, kind: 'staff', organisation: null, role: 'Content editor' },
  ])
  expect((await ask('owner-a', 'studio')).body.places).toEqual([
    { counts: true, kind: 'collaborator', organisation: 'A studio', role: 'Content editor' },
  ])
})

test('says of each permission why it is there, or why not', async () => {
  const editor = await ask('admin-a', 'editor-a')
  expect(editor.body.permissions).toHaveLength(69)
  expect(reasonOf(editor, 'pages:manage')).toEqual([true, 'granted', null])
  expect(reasonOf(editor, 'pages:delete')).toEqual([false, 'missing', null])
  expect(reasonOf(await ask('admin-a', 'owner-a'), 'pages:delete')).toEqual([true, 'everything', null])
  const viewer = await ask('admin-a', 'viewer-a')
  expect(reasonOf(viewer, 'pages:view')).toEqual([true, 'viewer', null])
  expect(reasonOf(viewer, 'pages:manage')).toEqual([false, 'missing', null])
})

test('names what a permission comes with, and what an outside organisation never gets', async () => {
  const role = await create(app.payload, 'user-roles', {
    permissions: { 'events:manage': true, 'users:admin': true },
    tenant: world.a,
    title: 'Too much',
  })
  const { docs } = await app.payload.find({
    collection: 'access-requests',
    overrideAccess: true,
    where: { tenant: { equals: world.a } },
  })
  const before = docs[0]!.userRole
  await app.payload.update({
    id: docs[0]!.id,
    collection: 'access-requests',
    data: { userRole: role },
    overrideAccess: true,
  })
  try {
    const studio = await ask('owner-a', 'studio')
    expect(reasonOf(studio, 'events:view')).toEqual([true, 'implied', 'events:manage'])
    expect(reasonOf(studio, 'users:admin')).toEqual([false, 'withheld', null])
  } finally {
    await app.payload.update({
      id: docs[0]!.id,
      collection: 'access-requests',
      data: { userRole: before },
      overrideAccess: true,
    })
  }
})

test('says who lacks the second proof that the site asks for', async () => {
  const pool = poolOf(app.payload)
  await pool.query('update tenants set require_two_factor = true where id = $1', [world.a])
  await pool.query(
    `insert into second_factors (user_id, envelope, confirmed_at) select id, 'none', now() from users where id = any($1::uuid[])`,
    [[world.users['owner-a'], world.users['admin-a']]],
  )
  try {
    expect(reasonOf(await ask('owner-a', 'admin-a'), 'pages:manage')).toEqual([true, 'everything', null])
    const editor = await ask('owner-a', 'editor-a', { collection: 'pages', documentId: page })
    expect(reasonOf(editor, 'pages:manage')).toEqual([false, 'secondProof', null])
    expect(reasonOf(editor, 'pages:delete')).toEqual([false, 'missing', null])
    expect(editor.body.document!.verbs.map(({ allowed, reason }) => [allowed, reason])).toEqual([
      [false, 'secondProof'],
      [false, 'secondProof'],
      [false, 'secondProof'],
      [false, 'missing'],
    ])
  } finally {
    await pool.query('update tenants set require_two_factor = false where id = $1', [world.a])
  }
})

test('asks the rules of a document as the person', async () => {
  const about = { collection: 'pages', documentId: page }
  const verbs = async (who: string) =>
    (await ask('owner-a', who, about)).body.document!.verbs.map(({ allowed, reason, verb }) => [verb, allowed, reason])
  expect(await verbs('editor-a')).toEqual([
    ['view', true, 'granted'],
    ['manage', true, 'granted'],
    ['publish', true, 'granted'],
    ['delete', false, 'missing'],
  ])
  expect(await verbs('viewer-a')).toEqual([
    ['view', true, 'viewer'],
    ['manage', false, 'missing'],
    ['publish', false, 'missing'],
    ['delete', false, 'missing'],
  ])
  expect(await verbs('owner-a')).toEqual([
    ['view', true, 'everything'],
    ['manage', true, 'everything'],
    ['publish', true, 'everything'],
    ['delete', true, 'everything'],
  ])
})

test('tells nobody of documents that they may not see, nor of those elsewhere', async () => {
  await app.payload.update({
    collection: 'memberships',
    data: { role: 'staff', userRole: keeper },
    overrideAccess: true,
    where: { user: { equals: world.users['viewer-a'] } },
  })
  try {
    const hidden = await ask('viewer-a', 'editor-a', { collection: 'pages', documentId: page })
    const nowhere = await ask('viewer-a', 'editor-a', {
      collection: 'pages',
      documentId: '00000000-0000-7000-8000-000000000000',
    })
    const foreign = await ask('owner-a', 'editor-a', { collection: 'pages', documentId: foreignPage })
    const foreignToBoth = await ask('both', 'editor-a', { collection: 'pages', documentId: foreignPage })
    for (const answer of [hidden, nowhere, foreign, foreignToBoth]) {
      expect(answer.status).toBe(404)
      expect(answer.text).toBe(nowhere.text)
    }
    expect((await ask('viewer-a', 'editor-a')).status).toBe(200)
    expect((await ask('owner-a', 'editor-a', { collection: 'pages', documentId: page })).status).toBe(200)
  } finally {
    await app.payload.update({
      collection: 'memberships',
      data: { role: 'tenant-viewer', userRole: null },
      overrideAccess: true,
      where: { user: { equals: world.users['viewer-a'] } },
    })
  }
})

test('answers those who decide about people there, about people there', async () => {
  expect((await ask('owner-a', 'editor-a')).status).toBe(200)
  expect((await ask('super', 'editor-a')).status).toBe(200)
  expect((await ask('editor-a', 'editor-a')).status).toBe(403)
  expect((await ask('owner-b', 'editor-a')).status).toBe(404)
  expect((await ask('owner-a', 'editor-b')).status).toBe(404)
})

test('refuses half a document and what is no type', async () => {
  const wrong: Record<string, string>[] = [
    { collection: 'pages' },
    { documentId: page },
    { collection: 'users', documentId: page },
  ]
  for (const query of wrong) {
    expect((await ask('owner-a', 'editor-a', query)).status).toBe(400)
  }
  expect((await ask('owner-a', 'editor-a', { collection: 'pages', documentId: page })).status).toBe(200)
})
