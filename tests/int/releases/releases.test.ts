import { poolOf } from '@/database/connections'
import { publishReleases } from '@/plugins/releases/jobs/publishReleases'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { countStatements, recordStatements } from '@tests/support/countStatements'
import { create, makeWorld, type World } from '@tests/support/world'

interface Refusal {
  errors?: { message: string; path?: string }[]
}

interface Release {
  id: string
  documents: { changedBy: string | null; effect: string; id: string; problems: string[]; title: string }[]
  hidden: { targets: { id: string }[]; unseen: number }
  mayPublish: boolean
  state: string
  unseen: number
  updatedAt: string
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))
afterEach(() => poolOf(app.payload).query('delete from memberships where user_id = $1', [world.users.stranger]))

const client = (who: string) => world.clients[who] ?? anonymous(app)
const post = (data: Record<string, unknown> = {}, collection = 'posts') =>
  create(app.payload, collection, { _status: 'draft', tenant: world.a, title: 'Season launch', ...data })
const page = (data: Record<string, unknown> = {}) => post(data, 'pages')
const make = async (who = 'editor-a', title = 'Season launch'): Promise<string> =>
  (await client(who).post<{ id: string }>('/releases', { tenantId: world.a, title })).body.id
const add = (who: string, release: string, ids: string[], { isPublish = true, type = 'posts' } = {}) =>
  client(who).post<Refusal & { added: number }>(`/releases/${release}/documents`, {
    documents: ids.map((id) => ({ collection: type, id })),
    isPublish,
  })
const read = async (who: string, release: string): Promise<Release> =>
  (await client(who).get<Release>(`/releases/${release}`)).body
const stored = (id: string) => app.payload.findByID({ id, collection: 'site-releases', overrideAccess: true })
const seen = async (release: string): Promise<string> => (await stored(release)).updatedAt
const goLive = async (who: string, release: string) =>
  client(who).post<Refusal & { changed: number }>(`/releases/${release}/go-live`, { updatedAt: await seen(release) })
const back = async (who: string, release: string, more: object = {}) =>
  client(who).post<Refusal & { kept: { id: string; reason: string }[] }>(`/releases/${release}/take-back`, {
    updatedAt: await seen(release),
    ...more,
  })
const plan = async (who: string, release: string, when: object = {}) =>
  client(who).post<Refusal>(`/releases/${release}/plan`, {
    day: '2031-07-01',
    time: '10:00',
    updatedAt: await seen(release),
    ...when,
  })
const makeDue = (release: string) =>
  poolOf(app.payload).query(`update site_releases set planned_for = now() - interval '1 minute' where id = $1`, [
    release,
  ])
const stateOf = async (release: string): Promise<string> => (await stored(release)).state
const liveOf = async (id: string, collection: 'pages' | 'posts' = 'posts') =>
  app.payload.findByID({ id, collection, overrideAccess: true })
const draftOf = async (id: string, collection: 'pages' | 'posts' = 'posts') =>
  app.payload.findByID({ id, collection, draft: true, overrideAccess: true })
const statusOf = async (id: string, collection: 'pages' | 'posts' = 'posts') => (await liveOf(id, collection))._status
const publishedLines = async (id: string): Promise<number> =>
  (
    await poolOf(app.payload).query(`select 1 from audit_log where target like $1 and action = 'document.published'`, [
      `%/${id}`,
    ])
  ).rowCount ?? 0
const notices = async (who: string, release: string): Promise<string[]> =>
  (
    await poolOf(app.payload).query<{ title: string }>(
      'select title from notices where recipient_id = $1 and href like $2',
      [world.users[who], `%${release}`],
    )
  ).rows.map(({ title }) => title)

/** Somebody loses all rights of their role while this runs. */
async function withoutRights(who: string, run: () => Promise<void>): Promise<void> {
  const pool = poolOf(app.payload)
  const { rows } = await pool.query<{ role: string; user_role_id: string | null }>(
    'select role, user_role_id from memberships where user_id = $1 and tenant_id = $2',
    [world.users[who], world.a],
  )
  await pool.query('delete from memberships where user_id = $1 and tenant_id = $2', [world.users[who], world.a])
  try {
    await run()
  } finally {
    await create(app.payload, 'memberships', {
      role: rows[0]!.role,
      tenant: world.a,
      user: world.users[who],
      userRole: rows[0]!.user_role_id ?? undefined,
    })
  }
}

describe('a release goes live', () => {
  it('going live publishes all of its documents: new ones, changes, and those that are taken off', async () => {
    const [fresh, changed, leaving] = [
      await post({ title: 'New' }),
      await post({ _status: 'published', title: 'Before' }),
      await post({ _status: 'published', title: 'Old' }),
    ]
    await client('editor-a').patch(`/posts/${changed}?draft=true`, { title: 'After' })
    const release = await make()
    expect((await add('editor-a', release, [fresh, changed])).body.added).toBe(2)
    expect((await add('editor-a', release, [leaving], { isPublish: false })).status).toBe(200)
    expect((await read('editor-a', release)).documents.map(({ effect, title }) => [title, effect])).toEqual([
      ['New', 'publish'],
      ['After', 'publishChanges'],
      ['Old', 'unpublish'],
    ])
    const { body, status } = await goLive('editor-a', release)
    expect([status, body.changed]).toEqual([200, 3])
    expect([await statusOf(fresh), (await liveOf(changed)).title, await statusOf(leaving)]).toEqual([
      'published',
      'After',
      'draft',
    ])
    expect([await stateOf(release), (await goLive('editor-a', release)).status, await publishedLines(fresh)]).toEqual([
      'live',
      422,
      1,
    ])
    const { rows } = await poolOf(app.payload).query<{ action: string }>(
      'select action from audit_log where target = $1 order by created_at',
      [`releases/${release}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['releases.made', 'releases.live'])
  })

  it('going live publishes its documents as they are by then, not as they were when they were added', async () => {
    const id = await post({ title: 'Working title' })
    const release = await make()
    await add('editor-a', release, [id])
    expect((await read('owner-a', release)).documents[0]!.changedBy).toBeNull()
    await client('admin-a').patch(`/posts/${id}?draft=true`, { title: 'Final title' })
    expect((await read('owner-a', release)).documents[0]).toMatchObject({ changedBy: 'admin-a', title: 'Final title' })
    await goLive('editor-a', release)
    expect((await liveOf(id)).title).toBe('Final title')
  })

  it('a release with a refused document does not go live at all, and the document is named with its reason', async () => {
    const [good, other, bad] = [
      await post({ title: 'Good' }),
      await post({ _status: 'published', title: 'Live' }),
      await post({ title: 'Untitled soon' }),
    ]
    await client('editor-a').patch(`/posts/${other}?draft=true`, { title: 'Live, changed' })
    await client('editor-a').patch(`/posts/${bad}?draft=true`, { title: '' })
    const release = await make()
    await add('editor-a', release, [good, other, bad])
    const { body, status } = await goLive('editor-a', release)
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, [`posts/${bad}`]])
    expect([
      await statusOf(good),
      (await liveOf(other)).title,
      await stateOf(release),
      await publishedLines(good),
    ]).toEqual(['draft', 'Live', 'draft', 0])
    await client('editor-a').patch(`/posts/${bad}?draft=true`, { title: 'Bad no more' })
    expect((await goLive('editor-a', release)).status).toBe(200)
    expect([await statusOf(good), (await liveOf(other)).title, await statusOf(bad)]).toEqual([
      'published',
      'Live, changed',
      'published',
    ])
  })

  it('going live keeps the order that its documents need, whatever the order in which they were added', async () => {
    const above = await page({ title: 'Above' })
    const below = await page({ parent: above, title: 'Below' })
    const release = await make()
    await add('editor-a', release, [below, above], { type: 'pages' })
    expect((await goLive('editor-a', release)).status).toBe(200)
    expect([await statusOf(above, 'pages'), await statusOf(below, 'pages')]).toEqual(['published', 'published'])
    expect((await back('editor-a', release)).status).toBe(200)
    expect([await statusOf(above, 'pages'), await statusOf(below, 'pages')]).toEqual(['draft', 'draft'])
  })

  it('a release does not go live while somebody is editing one of its documents, who is named', async () => {
    const [id, free] = [await post({ title: 'Edited' }), await post({ title: 'Free' })]
    await create(app.payload, 'payload-locked-documents', {
      document: { relationTo: 'posts', value: id },
      user: { relationTo: 'users', value: world.users['admin-a'] },
    })
    const release = await make()
    await add('editor-a', release, [free, id])
    const { body, status } = await goLive('editor-a', release)
    expect([status, body.errors?.length, body.errors?.[0]?.message]).toMatchObject([
      422,
      1,
      expect.stringContaining('admin-a'),
    ])
    expect(await statusOf(free)).toBe('draft')
    expect((await goLive('admin-a', release)).status).toBe(200)
  })

  it('says beforehand what is in the way, and changes nothing', async () => {
    const [good, bad, worse] = [await post({ title: 'Good' }), await post({ title: 'x' }), await post({ title: 'y' })]
    for (const id of [bad, worse]) await client('editor-a').patch(`/posts/${id}?draft=true`, { title: '' })
    const release = await make()
    await add('editor-a', release, [bad, good, worse])
    const check = () => client('editor-a').post<{ refusals: { id: string }[] }>(`/releases/${release}/check`, {})
    expect((await check()).body.refusals.map(({ id }) => id).sort()).toEqual([bad, worse].sort())
    expect([await statusOf(good), await stateOf(release)]).toEqual(['draft', 'draft'])
    for (const id of [bad, worse]) await client('editor-a').patch(`/posts/${id}?draft=true`, { title: 'Named' })
    expect((await check()).body.refusals).toEqual([])
    expect(await statusOf(good)).toBe('draft')
  })
})

describe('what a release costs', () => {
  const posts = (count: number, _status: string) =>
    Promise.all([...'abcdefghijklmn'.slice(0, count)].map((letter) => post({ _status, title: `Many ${letter}` })))
  const released = async (count: number) => {
    const [ids, release] = [await posts(count, 'published'), await make()]
    await add('editor-a', release, ids)
    await add('editor-a', release, [await page({ _status: 'published' })], { type: 'pages' })
    return { ids, release }
  }

  it('is no statement more for each document that is as it should be already', async () => {
    const [few, many] = [await released(2), await released(9)]
    const costs = []
    for (const { release } of [few, many]) {
      const run = () => client('editor-a').post(`/releases/${release}/check`, {})
      await run()
      costs.push(await countStatements(run))
    }
    expect(costs[1]).toBe(costs[0])
    expect((await goLive('editor-a', many.release)).body.changed).toBe(0)
    const { rows } = await poolOf(app.payload).query<{ kept: number }>(
      `select count(*)::int as kept from release_documents d join _posts_v v on v.id = d.left_version and v.parent_id = d.document_id and v.latest
        where d.release_id = $1 and not d.is_open and d.outcome = 'none' and d.before ->> 'liveVersion' = v.id::text
        and d.left_at = v.version_updated_at`,
      [many.release],
    )
    expect(rows).toEqual([{ kept: many.ids.length }])
  })

  it('is one attempt, however many documents are refused: each is named, the others are written once', async () => {
    const [ids, release] = [await posts(14, 'draft'), await make()]
    const bad = ids.filter((_, index) => index % 7 !== 0)
    for (const id of bad) await client('editor-a').patch(`/posts/${id}?draft=true`, { title: '' })
    await add('editor-a', release, ids)
    let refusals: string[] = []
    const { statements } = await recordStatements(async () => {
      const { body } = await goLive('editor-a', release)
      refusals = body.errors?.map(({ path }) => path ?? '') ?? []
    })
    expect(refusals.sort()).toEqual(bad.map((id) => `posts/${id}`).sort())
    const good = ids.find((id) => !bad.includes(id))
    const isSave = /^insert into "_posts_v" /
    expect(statements.filter(({ text, values }) => isSave.test(text) && values.includes(good))).toHaveLength(1)
    expect(await statusOf(good!)).toBe('draft')
  })
})

describe('a planned release', () => {
  it('goes live at its time, once, with several workers at it, and tells who planned it', async () => {
    const [id, later] = [await post({ title: 'Due' }), await post({ title: 'Later' })]
    const [due, coming] = [await make(), await make()]
    await add('editor-a', due, [id])
    await add('editor-a', coming, [later])
    for (const release of [due, coming]) expect((await plan('editor-a', release)).status).toBe(200)
    await makeDue(due)
    await Promise.all([1, 2, 3].map(() => publishReleases(app.payload)))
    expect([await statusOf(id), await statusOf(later), await stateOf(due), await stateOf(coming)]).toEqual([
      'published',
      'draft',
      'live',
      'planned',
    ])
    expect([await publishedLines(id), await notices('editor-a', due)]).toEqual([
      1,
      ['The release “Season launch” is live'],
    ])
    await publishReleases(app.payload)
    expect(await publishedLines(id)).toBe(1)
  })

  it('fails as a whole for somebody who lost the right, and says so; planned by another it goes live', async () => {
    const [one, two] = [await post({ title: 'One' }), await post({ title: 'Two' })]
    const release = await make('owner-a')
    await add('editor-a', release, [one, two])
    await plan('editor-a', release)
    await makeDue(release)
    await withoutRights('editor-a', () => publishReleases(app.payload))
    expect([await statusOf(one), await statusOf(two), await stateOf(release)]).toEqual(['draft', 'draft', 'failed'])
    expect([await notices('owner-a', release), await notices('editor-a', release)]).toEqual([
      ['The release “Season launch” could not go live'],
      [],
    ])
    expect((await read('owner-a', release)).documents[0]!.problems).toEqual([
      'The person who makes it go live does not have permission to publish documents of this type.',
    ])
    await plan('owner-a', release)
    await makeDue(release)
    await publishReleases(app.payload)
    expect([await statusOf(one), await stateOf(release)]).toEqual(['published', 'live'])
  })

  it('fails as a whole where a document was put into the trash or deleted, and says which', async () => {
    const [good, trashed, deleted] = [
      await post({ title: 'Good' }),
      await post({ title: 'Trashed' }),
      await post({ title: 'Deleted' }),
    ]
    const release = await make()
    await add('editor-a', release, [good, trashed, deleted])
    await plan('editor-a', release)
    await client('owner-a').patch(`/posts/${trashed}`, { deletedAt: new Date().toISOString() })
    await app.payload.delete({ id: deleted, collection: 'posts', overrideAccess: true })
    const said = ['It is in the trash. Restore it first.', 'It was deleted.']
    expect((await read('editor-a', release)).documents.map(({ problems, title }) => [title, ...problems])).toEqual([
      ['Good'],
      ['Trashed', said[0]],
      ['Deleted', said[1]],
    ])
    await makeDue(release)
    await publishReleases(app.payload)
    expect([await statusOf(good), await stateOf(release)]).toEqual(['draft', 'failed'])
    for (const id of [trashed, deleted])
      expect(
        (await client('editor-a').post(`/releases/${release}/remove`, { documents: [{ collection: 'posts', id }] }))
          .status,
      ).toBe(200)
    expect((await goLive('editor-a', release)).status).toBe(200)
    expect(await statusOf(good)).toBe('published')
  })

  it('goes live also while somebody is editing, who stays at it', async () => {
    const id = await post({ title: 'On sale' })
    await create(app.payload, 'payload-locked-documents', {
      document: { relationTo: 'posts', value: id },
      user: { relationTo: 'users', value: world.users['admin-a'] },
    })
    const release = await make()
    await add('editor-a', release, [id])
    await plan('editor-a', release)
    await makeDue(release)
    await publishReleases(app.payload)
    expect(await statusOf(id)).toBe('published')
    expect((await client('editor-a').patch(`/posts/${id}?draft=true&autosave=true`, { title: 'Mine' })).status).toBe(
      423,
    )
  })

  it('takes no document of somebody who may not publish it, and is planned by nobody who may not publish all', async () => {
    const role = await create(app.payload, 'user-roles', {
      permissions: { 'posts:manage': true, 'posts:view': true },
      tenant: world.a,
      title: 'Writer',
    })
    await create(app.payload, 'memberships', {
      role: 'staff',
      tenant: world.a,
      user: world.users.stranger,
      userRole: role,
    })
    const [mine, other] = [await post(), await post()]
    const release = await make()
    expect((await add('stranger', release, [other])).status).toBe(200)
    for (const call of [
      plan('stranger', release),
      goLive('stranger', release),
      client('stranger').post('/releases', { tenantId: world.a, title: 'Mine' }),
      client('stranger').delete(`/releases/${release}`),
    ])
      expect((await call).status).toBe(403)
    await plan('editor-a', release)
    expect((await add('stranger', release, [mine])).status).toBe(403)
    expect((await add('editor-a', release, [mine])).status).toBe(200)
  })

  it('is refused in the past, while it is empty, and when somebody has changed it meanwhile', async () => {
    const release = await make()
    expect((await plan('editor-a', release)).status).toBe(422)
    await add('editor-a', release, [await post()])
    expect((await plan('editor-a', release, { day: '2020-01-01' })).body.errors).toMatchObject([{ path: 'day' }])
    const before = await seen(release)
    await add('owner-a', release, [await post()])
    expect((await plan('editor-a', release, { updatedAt: before })).status).toBe(409)
    expect((await client('editor-a').post(`/releases/${release}/go-live`, { updatedAt: before })).status).toBe(409)
    expect((await plan('editor-a', release)).status).toBe(200)
    expect(
      (await client('editor-a').post(`/releases/${release}/unplan`, { updatedAt: await seen(release) })).status,
    ).toBe(200)
    await makeDue(release)
    await publishReleases(app.payload)
    expect(await stateOf(release)).toBe('draft')
  })
})

describe('a release is taken back', () => {
  it('taking back a release shows visitors what they saw before, and keeps what was written as a draft', async () => {
    const [fresh, changed, leaving, untouched] = [
      await post({ title: 'New' }),
      await post({ _status: 'published', title: 'Before' }),
      await post({ _status: 'published', title: 'Old' }),
      await post({ _status: 'published', title: 'Same' }),
    ]
    await client('editor-a').patch(`/posts/${changed}?draft=true`, { title: 'After' })
    await client('editor-a').patch(`/posts/${changed}?draft=true&locale=cy`, { title: 'Wedyn' })
    const release = await make()
    await add('editor-a', release, [fresh, changed, untouched])
    await add('editor-a', release, [leaving], { isPublish: false })
    expect((await goLive('editor-a', release)).body.changed).toBe(3)
    expect((await back('editor-a', release)).body).toEqual({ kept: [] })
    expect([
      await statusOf(fresh),
      await statusOf(changed),
      (await liveOf(changed)).title,
      await statusOf(leaving),
      (await liveOf(leaving)).title,
      await statusOf(untouched),
    ]).toEqual(['draft', 'published', 'Before', 'published', 'Old', 'published'])
    expect(await draftOf(changed)).toMatchObject({ _status: 'draft', title: 'After' })
    expect(
      (
        await app.payload.findByID({
          id: changed,
          collection: 'posts',
          draft: true,
          locale: 'cy',
          overrideAccess: true,
        })
      ).title,
    ).toBe('Wedyn')
    expect([await stateOf(release), (await back('editor-a', release)).status]).toEqual(['takenBack', 422])
    // What it held can go live again with another.
    const next = await make()
    expect((await add('editor-a', next, [fresh, changed])).status).toBe(200)
    expect((await goLive('editor-a', next)).status).toBe(200)
    expect((await liveOf(changed)).title).toBe('After')
  })

  it('a document that somebody has changed since is named and not taken back; the rest can be', async () => {
    const [one, two] = [await post({ title: 'One' }), await post({ title: 'Two' })]
    const release = await make()
    await add('editor-a', release, [one, two])
    await goLive('editor-a', release)
    await client('admin-a').patch(`/posts/${two}?draft=true`, { title: 'Two, corrected' })
    const refused = await back('editor-a', release)
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ message: 'Two, corrected: It was changed after it went live.', path: `posts/${two}` }],
    ])
    expect([await statusOf(one), await stateOf(release)]).toEqual(['published', 'live'])
    expect((await back('editor-a', release, { leavesOut: true })).body.kept).toMatchObject([{ id: two }])
    expect([await statusOf(one), await statusOf(two), await stateOf(release)]).toEqual([
      'draft',
      'published',
      'takenBack',
    ])
  })
})

describe('documents of a release', () => {
  it('are in one open release at most, also when two people add one at once', async () => {
    const id = await post()
    const releases = [await make(), await make('owner-a', 'Another')]
    const answers = await Promise.all([add('editor-a', releases[0]!, [id]), add('owner-a', releases[1]!, [id])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const holder = releases[answers.findIndex(({ status }) => status === 200)]!
    expect(
      (await client('editor-a').get<{ release: { id: string } | null }>(`/documents/posts/${id}/release`)).body.release
        ?.id,
    ).toBe(holder)
    await client('owner-a').delete(`/releases/${holder}`)
    expect(
      (await client('editor-a').get<{ release: { id: string } | null }>(`/documents/posts/${id}/release`)).body.release,
    ).toBeNull()
    expect(
      (
        await add(
          'editor-a',
          releases.find((one) => one !== holder)!,
          [id],
        )
      ).status,
    ).toBe(200)
  })

  it('documents that refer to drafts outside of the release say so, until these are in it', async () => {
    const above = await page({ title: 'Above' })
    const below = await page({ parent: above, title: 'Below' })
    const release = await make()
    await add('editor-a', release, [below], { type: 'pages' })
    expect((await read('editor-a', release)).hidden.targets.map(({ id }) => id)).toEqual([above])
    await add('editor-a', release, [above], { type: 'pages' })
    expect((await read('editor-a', release)).hidden.targets).toEqual([])
  })

  it('documents that the reader may not see are counted, and not named', async () => {
    const role = await create(app.payload, 'user-roles', {
      permissions: { 'pages:manage': true, 'pages:view': true },
      tenant: world.a,
      title: 'Pages only',
    })
    await create(app.payload, 'memberships', {
      role: 'staff',
      tenant: world.a,
      user: world.users.stranger,
      userRole: role,
    })
    const release = await make()
    await add('editor-a', release, [await post({ title: 'Secret post' })])
    await add('editor-a', release, [await page({ title: 'A page' })], { type: 'pages' })
    const shown = await read('stranger', release)
    expect([shown.unseen, shown.documents.map(({ title }) => title), shown.mayPublish]).toEqual([1, ['A page'], false])
    expect(JSON.stringify(shown)).not.toContain('Secret')
  })
})

describe('the releases to choose from', () => {
  it('are all that are open, also behind hundreds that are over', async () => {
    const open = await make('editor-a', 'Long planned')
    await poolOf(app.payload).query(
      `insert into site_releases (id, tenant_id, title, state, created_by_id, created_at)
        select gen_random_uuid(), $1, 'Over', 'live', $2, now() + n * interval '1 second' from generate_series(1, 200) n`,
      [world.a, world.users['editor-a']],
    )
    const list = async (more: string) =>
      (
        await client('editor-a').get<{ releases: { id: string; state: string }[] }>(
          `/releases?tenantId=${world.a}${more}`,
        )
      ).body.releases
    expect((await list('')).map(({ id }) => id)).not.toContain(open)
    expect((await list('&state=open')).map(({ id }) => id)).toContain(open)
    expect((await list('&state=open')).filter(({ state }) => state === 'live')).toEqual([])
    await poolOf(app.payload).query(`delete from site_releases where title = 'Over'`)
  })

  it('are named with their document to those only who may read releases', async () => {
    const id = await post()
    const release = await make()
    await add('editor-a', release, [id])
    const readOf = async (who: string) =>
      (await client(who).get<{ open: object[]; release: { id: string } | null }>(`/documents/posts/${id}/release`)).body
    expect((await readOf('editor-a')).release?.id).toBe(release)
    expect((await client('viewer-a').get(`/releases/${release}`)).status).toBe(403)
    expect(await readOf('viewer-a')).toMatchObject({ open: [], release: null })
  })
})

describe('neighbours', () => {
  it('see, change and use nothing of each other', async () => {
    const id = await post()
    const theirs = await create(app.payload, 'posts', { _status: 'draft', tenant: world.b, title: 'Of theatre B' })
    const release = await make()
    expect((await add('editor-a', release, [id])).status).toBe(200)
    const updatedAt = await seen(release)
    const calls = (who: string) => [
      client(who).get(`/releases?tenantId=${world.a}`),
      client(who).get(`/releases/${release}`),
      ...[`/releases/${release}/drafts`, `/documents/posts/${id}/release`].map((path) => client(who).get(path)),
      client(who).post('/releases', { tenantId: world.a, title: 'Ours' }),
      client(who).patch(`/releases/${release}`, { title: 'Ours', updatedAt }),
      client(who).post(`/releases/${release}/documents`, { documents: [{ collection: 'posts', id: theirs }] }),
      client(who).post(`/releases/${release}/remove`, { documents: [{ collection: 'posts', id }] }),
      client(who).post(`/releases/${release}/plan`, { day: '2031-01-01', time: '10:00', updatedAt }),
      client(who).post(`/releases/${release}/unplan`, { updatedAt }),
      client(who).post(`/releases/${release}/check`, {}),
      client(who).post(`/releases/${release}/go-live`, { updatedAt }),
      client(who).post(`/releases/${release}/take-back`, { updatedAt }),
      client(who).delete(`/releases/${release}`),
    ]
    for (const [who, status] of [
      ['owner-b', 404],
      ['stranger', 404],
      ['nobody at all', 401],
    ] as const)
      expect((await Promise.all(calls(who))).map((answer) => answer.status)).toEqual(
        Array.from({ length: 14 }, () => status),
      )
    expect(
      (await Promise.all(calls('viewer-a'))).map((answer) => answer.status).filter((status) => status < 400),
    ).toEqual([200])
    // A document of another site is not there, not even for its owner's neighbour who is in both.
    expect([(await add('editor-a', release, [theirs])).status, (await add('super', release, [theirs])).status]).toEqual(
      [404, 404],
    )
    expect((await read('editor-a', release)).documents.map((one) => one.id)).toEqual([id])
    expect((await goLive('editor-a', release)).status).toBe(200)
  })
})
