import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { dbOf, poolOf } from '@/database/connections'
import { inOwnTransaction } from '@/database/inOwnTransaction'
import { lockExports } from '@/plugins/movingIn/lib/access'
import { boot, type TestApp } from '@tests/support/boot'
import { countAdvisoryWaits } from '@tests/support/locks'
import { wxr } from '@tests/support/oldWebsite'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { bring, send, stateOf, work } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() =>
  poolOf(app.payload).query(
    'truncate pages, posts, notices, site_releases, release_documents, old_websites, old_website_items, old_website_parts cascade; delete from rate_limits',
  ),
)

const client = () => world.clients['owner-a']!
const page = (id: number, title: string, content = '') => ({
  content,
  id,
  link: `https://old.example.org/${title.toLowerCase()}/`,
  name: title.toLowerCase(),
  title,
  type: 'page',
})
/** The first page links to the second, which comes after it. */
const file = wxr({ items: [page(1, 'One', '<a href="https://old.example.org/two/">Two</a>'), page(2, 'Two')] })

/** Runs a function while the database refuses something, with an error that no repetition mends. */
async function whileRefused<Result>(on: string, condition: string, run: () => Promise<Result>): Promise<Result> {
  const pool = poolOf(app.payload)
  const table = on.split(' ').at(-1)
  const row = on.startsWith('delete') ? 'old' : 'new'
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
      if ${condition} then raise exception 'never' using errcode = '23514'; end if; return ${row}; end $$;
    create trigger refuse before ${on.replace(' ', ' on ')} for each row execute function refuse()`)
  try {
    return await run()
  } finally {
    await pool.query(`drop trigger refuse on ${table}; drop function refuse()`)
  }
}

const pages = async () =>
  (
    await client().get<{ docs: { id: string; layout: unknown; title: string }[] }>(
      '/pages?draft=true&depth=0&sort=createdAt',
    )
  ).body.docs
const takeBack = async (id: string) => {
  expect((await client().post(`/old-websites/${id}/take-back`, {})).status).toBe(200)
  await work(app)
  return stateOf(client(), world.a)
}

describe('What cannot be done with one document of an old website', () => {
  it('is a remark, and does not keep the rest from its end', async () => {
    const website = await whileRefused('insert pages', 'true', () => bring(app, client(), world.a, file))
    expect(website).toMatchObject({ kinds: [{ brought: 0, failed: 2, kind: 'page' }], state: 'done' })
    expect(website.remarks.map(({ text }) => text)).toEqual([
      expect.stringContaining('Could not be saved'),
      expect.stringContaining('Could not be saved'),
    ])
  })

  it('leaves its links as they are, with a remark', async () => {
    const website = await whileRefused(
      'insert _pages_v',
      'exists (select 1 from _pages_v v where v.parent_id = new.parent_id)',
      () => bring(app, client(), world.a, file),
    )
    expect(website).toMatchObject({
      kinds: [{ brought: 2, failed: 0, kind: 'page' }],
      remarks: [{ text: 'Some of its links still lead to old addresses.', title: 'One' }],
      state: 'done',
    })
    expect(JSON.stringify((await pages())[0]!.layout)).toContain('"url":"/two"')
  })

  it('waits for nobody who is editing it: the text is theirs', async () => {
    const { id } = await bring(app, client(), world.a, file)
    const [one, two] = await pages()
    // As if the links of both were still open, while another person has the first one in their form.
    await poolOf(app.payload).query(`update old_website_items set open_links = 1, data = data || '{"content":"New"}'`)
    await create(app.payload, 'payload-locked-documents', {
      document: { relationTo: 'pages', value: one!.id },
      user: { relationTo: 'users', value: world.users['editor-a'] },
    })
    expect((await client().post(`/old-websites/${id}/retry`, { hosts: [] })).status).toBe(200)
    await work(app)
    const website = await stateOf(client(), world.a)
    expect(website).toMatchObject({ remarks: [{ document: one!.id }], state: 'done' })
    const texts = (await pages()).map(({ layout }) => JSON.stringify(layout))
    expect(texts).toEqual([JSON.stringify(one!.layout), expect.stringContaining('New')])
    expect(two!.title).toBe('Two')
  })

  it('leaves it a draft, and the others in the release', async () => {
    const website = await whileRefused('insert release_documents', `new.title = 'One'`, () =>
      bring(app, client(), world.a, file),
    )
    expect(website).toMatchObject({ releases: [expect.any(String)], state: 'done' })
    const release = await client().get<{ documents: { title: string }[] }>(`/releases/${website.releases[0]}`)
    expect(release.body.documents.map(({ title }) => title)).toEqual(['Two'])
  })

  it('makes no release of which nothing is left', async () => {
    const website = await whileRefused('insert release_documents', 'true', () => bring(app, client(), world.a, file))
    expect(website).toMatchObject({ releases: [], state: 'done' })
    expect((await poolOf(app.payload).query('select 1 from site_releases')).rowCount).toBe(0)
  })

  it('leaves it where it is when the rest is taken back', async () => {
    const { id } = await bring(app, client(), world.a, file)
    const website = await whileRefused('delete pages', `old.id = '${(await pages())[0]!.id}'::uuid`, () => takeBack(id))
    expect(website).toMatchObject({
      remarks: [{ text: expect.stringContaining('could not be deleted'), title: 'One' }],
      state: 'takenBack',
    })
    expect((await pages()).map(({ title }) => title)).toEqual(['One'])
  })
})

describe('An old website', () => {
  it('is refused if something in it can never be stored, and another can follow', async () => {
    await whileRefused('insert old_website_items', 'true', async () => {
      await send(client(), world.a, [file])
      await work(app)
    })
    expect(await stateOf(client(), world.a)).toMatchObject({
      notice: expect.stringContaining('could not be read'),
      state: 'refused',
    })
    expect((await bring(app, client(), world.a, file)).state).toBe('done')
  })

  it('waits for another that begins on the site without keeping from it what that one needs', async () => {
    const id = await send(client(), world.a, [file])
    await work(app)
    const { asked } = await inOwnTransaction(app.payload, async (req) => {
      await lockExports(req, world.a)
      const answer = client().post(`/old-websites/${id}/bring`, {})
      await until(async () => (await countAdvisoryWaits(poolOf(app.payload))) === 1)
      // Else each would wait for the other.
      await (await dbOf(req)).execute(sql`select 1 from old_websites where id = ${id}::uuid for update nowait`)
      return { asked: answer }
    })
    expect((await asked).status).toBe(200)
    await work(app)
    expect(await stateOf(client(), world.a)).toMatchObject({ kinds: [{ brought: 2 }], state: 'done' })
  })

  it('says that it was given up while it was taken back, and puts the drafts into a release again', async () => {
    const { id, releases } = await bring(app, client(), world.a, file)
    const inReleases = async (ids: string[]) => {
      const found = ids.map((release) => client().get<{ documents: { title: string }[] }>(`/releases/${release}`))
      return (await Promise.all(found)).map(({ body }) => body.documents.map(({ title }) => title).toSorted())
    }
    const notices = async () =>
      (await poolOf(app.payload).query<{ title: string }>('select title from notices order by created_at')).rows.map(
        ({ title }) => title,
      )
    expect(await inReleases(releases)).toEqual([['One', 'Two']])
    const done = 'The Old Playhouse: your old website has been brought'
    expect(await notices()).toEqual([done])
    // Nothing that becomes of its documents can be noted.
    const given = await whileRefused('update old_website_items', `new.state in ('kept', 'takenBack')`, () =>
      takeBack(id),
    )
    expect(given).toMatchObject({
      isGivenUp: true,
      notice: expect.stringContaining('ended before it was done'),
      releases: [],
      state: 'done',
    })
    expect(await notices()).toEqual([done, 'The Old Playhouse: the work on your old website ended early'])
    expect((await client().post(`/old-websites/${id}/retry`, {})).status).toBe(200)
    await work(app)
    const again = await stateOf(client(), world.a)
    expect(again).toMatchObject({ isGivenUp: false, notice: null, state: 'done' })
    expect(await inReleases(again.releases)).toEqual([['One', 'Two']])
    expect(again.releases).not.toEqual(releases)
  })

  it('is given up if the account of whoever brings it is gone, and another person goes on', async () => {
    const id = await send(client(), world.a, [file])
    await work(app)
    expect((await client().post(`/old-websites/${id}/bring`, {})).status).toBe(200)
    await poolOf(app.payload).query('update old_websites set user_id = $1', [randomUUID()])
    await work(app)
    expect(await stateOf(client(), world.a)).toMatchObject({
      isGivenUp: true,
      kinds: [{ brought: 0, failed: 2 }],
      notice: expect.stringContaining('ended before it was done'),
      state: 'done',
    })
    expect((await client().post(`/old-websites/${id}/retry`, { hosts: [] })).status).toBe(200)
    await work(app)
    expect(await stateOf(client(), world.a)).toMatchObject({
      isGivenUp: false,
      kinds: [{ brought: 2, failed: 0 }],
      notice: null,
      state: 'done',
    })
    await poolOf(app.payload).query(`update old_websites set state = 'takingBack', user_id = $1`, [randomUUID()])
    await poolOf(app.payload).query(
      `select graphile_worker.add_job('takeBackOldWebsite', json_build_object('id', $1::text))`,
      [id],
    )
    await work(app)
    expect(await stateOf(client(), world.a)).toMatchObject({ isGivenUp: true, state: 'done' })
    expect(await takeBack(id)).toMatchObject({ isGivenUp: false, notice: null, state: 'takenBack' })
    expect(await pages()).toEqual([])
  })
})
