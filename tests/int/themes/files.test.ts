import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'
import { deleteTenant } from '@/jobs/tasks/deleteTenant'
import { collectThemeFiles } from '@/plugins/themes/jobs/collectThemeFiles'
import { stageFiles } from '@/plugins/themes/lib/files/themeFiles'
import { themeSource } from '@/plugins/themes/lib/themeSource'
import { filesOnDisk, packageOf, themesFolder, upload } from './support/upload'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!

/** Makes every file two hours old. */
function passHours(): void {
  const then = new Date(Date.now() - 2 * 60 * 60_000)
  for (const name of filesOnDisk()) utimesSync(join(themesFolder(), name), then, then)
}

const collect = () => collectThemeFiles(app.payload)

describe('what the website gets', () => {
  it('the version that counts of the theme that is selected, on every process at once', async () => {
    const ask = () => themeSource.themeOf({ payload: app.payload, siteId: world.a })
    expect(await ask()).toBeNull()
    const { themeId } = (
      await upload(
        owner(),
        { key: 'shown', tenant: world.a },
        packageOf({ blocks: [{ name: 'hours' }], name: 'Shown' }, 'first'),
      )
    ).body
    expect(await ask()).toBeNull()
    await owner().post(`/themes/${themeId}/publish`, { tenant: world.a })
    const first = (await ask())!
    expect(first).toMatchObject({
      id: `${themeId}:1`,
      manifest: { blocks: [{ name: 'hours' }], name: 'Shown' },
      paths: ['theme.json', 'assets/site.css', 'layout/theme.liquid'],
    })
    expect(await first.readText('layout/theme.liquid')).toBe('first{{ content_for_layout }}')
    expect(await first.readText('layout/other.liquid')).toBeNull()

    await upload(
      owner(),
      { key: 'shown', tenant: world.a },
      packageOf({ blocks: [{ name: 'hours' }], name: 'Shown' }, 'second'),
    )
    expect(await (await ask())!.readText('layout/theme.liquid')).toBe('second{{ content_for_layout }}')
    // A page that is being drawn goes on with the version that it began with.
    expect(await first.readText('layout/theme.liquid')).toBe('first{{ content_for_layout }}')
    await owner().post(`/themes/${themeId}/versions/1/restore`, {})
    expect((await ask())!.id).toBe(`${themeId}:1`)
    expect(await themeSource.themeOf({ payload: app.payload, siteId: world.b })).toBeNull()
  })

  it('assets by the hash of their content, minified, and those of its own site only', async () => {
    const shown = (await themeSource.themeOf({ payload: app.payload, siteId: world.a }))!
    const hash = shown.assetHash('site.css')!
    expect([shown.assetHash('none.css'), shown.assetHash('../layout/theme.liquid')]).toEqual([null, null])
    const read = (path: string, siteId: string, given = hash) =>
      themeSource.readAsset({ hash: given, path, payload: app.payload, siteId })
    const asset = (await read('site.css', world.a))!
    expect([asset.type, await new Response(asset.body).text()]).toEqual(['text/css; charset=utf-8', 'a{color:red}'])
    for (const nothing of [
      read('site.css', world.b),
      read('other.css', world.a),
      read('site.css', world.a, 'f'.repeat(64)),
      read('site.css', world.a, '../../etc/passwd'),
      read('../theme.json', world.a),
    ])
      expect(await nothing).toBeNull()
  })

  it('a place to report what goes wrong, once for each fault', async () => {
    const shown = (await themeSource.themeOf({ payload: app.payload, siteId: world.a }))!
    const [themeId] = shown.id.split(':')
    for (let index = 0; index < 3; index++)
      shown.reportError!({
        address: '/visit',
        column: 3,
        line: 2,
        message: 'undefined filter: x',
        path: 'layout/theme.liquid',
      })
    shown.reportError!({ address: '/', message: 'takes too long', path: 'templates/page.liquid' })
    const errors = async () => (await owner().get<{ docs: object[] }>(`/themes/${themeId}/errors`)).body.docs
    while ((await errors()).length < 2) await new Promise((resolve) => setImmediate(resolve))
    expect(await errors()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          address: '/visit',
          column: 3,
          count: 1,
          file: 'layout/theme.liquid',
          line: 2,
          message: 'undefined filter: x',
          number: 1,
        }),
        expect.objectContaining({ address: '/', column: null, file: 'templates/page.liquid', line: null }),
      ]),
    )
    expect((await world.clients['owner-b']!.get(`/themes/${themeId}/errors`)).status).toBe(404)
  })
})

describe('files on disk', () => {
  it('stay as long as a version names them, and an hour longer', async () => {
    const { themeId } = (await upload(owner(), { tenant: world.a }, packageOf({ name: 'Passing' }, 'only here'))).body
    const all = filesOnDisk().length
    passHours()
    await collect()
    expect(filesOnDisk()).toHaveLength(all)
    await owner().post(`/themes/${themeId}/delete`, { flag: true })
    passHours()
    // What two themes share stays for the other.
    await collect()
    expect(filesOnDisk()).toHaveLength(all - 2)
    expect((await owner().get(`/themes/${themeId}`)).status).toBe(404)
  })

  it('files of an upload that was killed before its version was written are deleted', async () => {
    const before = filesOnDisk()
    const cut = stageFiles()
    await cut.keep('layout/theme.liquid', { data: Buffer.from('half of it') })
    expect(filesOnDisk()).toHaveLength(before.length + 1)
    const moved = stageFiles()
    await moved.keep('layout/theme.liquid', { data: Buffer.from('all of it') })
    await moved.moveTo(world.a)
    await moved.discard()
    // Killed here: no version names the one, and the other was never moved.
    await collect()
    expect(filesOnDisk()).toHaveLength(before.length + 2)
    passHours()
    for (const name of filesOnDisk())
      if (name.startsWith('.incoming')) utimesSync(join(themesFolder(), name, '..'), new Date(0), new Date(0))
    await collect()
    expect(filesOnDisk().sort()).toEqual(before.sort())
  })

  it('files that an upload brings once more while unused files are deleted stay', async () => {
    const { themeId } = (await upload(owner(), { tenant: world.a }, packageOf({ name: 'Back' }, 'comes back'))).body
    await owner().post(`/themes/${themeId}/delete`, { flag: true })
    passHours()
    const [again] = await Promise.all([
      upload(owner(), { tenant: world.a }, packageOf({ name: 'Back' }, 'comes back')),
      collect(),
    ])
    expect(again.status).toBe(201)
    expect((await owner().post(`/themes/${again.body.themeId}/duplicate`)).status).toBe(200)
  })

  it('a transaction that fails leaves neither theme nor version', async () => {
    const pool = poolOf(app.payload)
    await pool.query(
      `create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
    )
    await pool.query(
      'create trigger fail_here before insert on theme_versions for each row execute function fail_here()',
    )
    const failed = await upload(owner(), { key: 'failing', tenant: world.a }, packageOf({ name: 'Failing' }, 'fails'))
    await pool.query('drop trigger fail_here on theme_versions')
    expect(failed.status).toBeGreaterThanOrEqual(400)
    expect((await owner().get('/themes?where[key][equals]=failing&draft=true')).body).toMatchObject({ totalDocs: 0 })
    expect(
      await upload(owner(), { key: 'failing', tenant: world.a }, packageOf({ name: 'Failing' }, 'fails')),
    ).toMatchObject({ body: { version: 1 }, status: 201 })
  })

  it('go with their site, and those of its neighbour stay', async () => {
    await upload(world.clients['owner-b']!, { tenant: world.b }, packageOf({ name: 'Neighbour' }))
    const ofB = filesOnDisk().filter((name) => name.startsWith(world.b))
    await app.payload.db.updateOne({ id: world.a, collection: 'tenants', data: { deletion: 'requested' } })
    await deleteTenant(app.payload, { id: world.a })
    await collect()
    expect(filesOnDisk()).toEqual(ofB)
    for (const table of ['theme_versions', 'theme_pointers', 'theme_errors'])
      expect((await poolOf(app.payload).query(`select 1 from ${table} where tenant_id = $1`, [world.a])).rows).toEqual(
        [],
      )
    expect(
      (await poolOf(app.payload).query('select 1 from theme_versions where tenant_id = $1', [world.b])).rows,
    ).toHaveLength(1)
    rmSync(themesFolder(), { recursive: true })
    await expect(collect()).resolves.toBeUndefined()
  })
})
