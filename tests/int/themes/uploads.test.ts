import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'
import { rawZip, THEME_JSON, themeZip } from '@tests/support/themeZip'
import { filesOnDisk, packageOf, upload } from './support/upload'

let app: TestApp
let world: World
let full: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  full = (await poolOf(app.payload).query<{ plan_id: string }>('select plan_id from tenants where id = $1', [world.a]))
    .rows[0]!.plan_id
})
afterAll(() => app.close())

const editor = () => world.clients['editor-a']!
const stranger = () => world.clients['editor-b']!
const theme = async (id: string) => (await editor().get<Record<string, unknown>>(`/themes/${id}`)).body
const versions = async (id: string) =>
  (
    await editor().get<{ docs: { isCurrent: boolean; number: number; source: string; version: string }[] }>(
      `/themes/${id}/versions`,
    )
  ).body.docs
const lines = async (action: string) =>
  (
    await poolOf(app.payload).query<{ after: object; target: string }>(
      'select target, after from audit_log where action = $1 order by created_at',
      [action],
    )
  ).rows

describe('POST /api/themes/add', () => {
  it('creates a theme with its first version, manifest and key [B-275] [B-324]', async () => {
    const answer = await upload(editor(), { tenant: world.a }, packageOf({ blocks: [{ name: 'hours' }] }))
    expect(answer).toMatchObject({
      body: { isCurrent: true, message: 'Theme uploaded successfully!', version: 1 },
      status: 201,
    })
    expect(answer.body.hints).toEqual([
      expect.objectContaining({
        message: 'blocks/hours.liquid does not exist. The built-in theme is used in its place.',
      }),
    ])
    const { themeId } = answer.body
    expect(await theme(themeId)).toMatchObject({
      _status: 'published',
      isDevelopmentTheme: false,
      key: 'harbour',
      manifest: { blocks: [{ name: 'hours' }] },
      name: 'Harbour',
      renderMode: 'code',
      version: '1.0.0',
    })
    expect(await versions(themeId)).toEqual([
      expect.objectContaining({ by: 'editor-a', isCurrent: true, number: 1, source: 'upload', version: '1.0.0' }),
    ])
    expect(await lines('themes.uploaded')).toEqual([
      { after: { number: 1, theme: 'Harbour' }, target: `themes/${themeId}` },
    ])
  })

  it('adds a version to an existing theme, found by id or key [B-111] [B-323]', async () => {
    const first = (await upload(editor(), { key: 'quay', tenant: world.a }, packageOf({ name: 'Quay' }))).body
    const byId = await upload(
      editor(),
      { key: 'quay', tenant: world.a, themeId: first.themeId },
      packageOf({ name: 'Quay', version: '1.1.0' }),
    )
    const byKey = await upload(
      editor(),
      { key: 'quay', tenant: world.a },
      packageOf({ name: 'Quay 2', version: '2.0.0' }),
    )
    expect([byId, byKey].map(({ body, status }) => [status, body.message, body.themeId, body.version])).toEqual([
      [201, 'Theme re-uploaded successfully', first.themeId, 2],
      [201, 'Theme re-uploaded successfully', first.themeId, 3],
    ])
    expect(await theme(first.themeId)).toMatchObject({ key: 'quay', name: 'Quay 2', version: '2.0.0' })
    // A name of the site's own outlives uploads.
    await editor().patch(`/themes/${first.themeId}`, { _status: 'published', name: 'Our quay' })
    await upload(editor(), { key: 'quay', tenant: world.a }, packageOf({ name: 'Quay 3', version: '3.0.0' }))
    expect(await theme(first.themeId)).toMatchObject({ name: 'Our quay', version: '3.0.0' })
  })

  it('derives a free key when none is given', async () => {
    const ids = [
      await upload(editor(), { tenant: world.a }, packageOf({ name: 'Pier' })),
      await upload(editor(), { tenant: world.a }, packageOf({ name: 'Pier' })),
    ].map(({ body }) => body.themeId)
    expect(await Promise.all(ids.map(async (id) => (await theme(id)).key))).toEqual(['pier', 'pier-2'])
  })

  it('creates a development theme on request [B-112]', async () => {
    const { body } = await upload(
      editor(),
      { isDevelopmentTheme: 'true', tenant: world.a },
      packageOf({ name: 'Trial' }),
    )
    expect(await theme(body.themeId)).toMatchObject({ isDevelopmentTheme: true })
  })

  it('refuses a file that is no .zip or has problems, lists all problems and stores nothing [B-234] [B-314]', async () => {
    const before = filesOnDisk()
    expect((await upload(editor(), { tenant: world.a }, themeZip(), 'theme.tar')).body).toMatchObject({
      error: 'Please select a .zip file',
    })
    expect((await editor().post('/themes/add', { tenant: world.a })).status).toBe(400)
    const broken = await upload(
      editor(),
      { tenant: world.a },
      rawZip([
        { content: JSON.stringify({ ...THEME_JSON, name: 'Wreck' }), name: 'theme.json' },
        { content: 'fine and long enough to be seen', name: 'assets/fine.txt' },
        { content: '{% if %}', name: 'layout/theme.liquid' },
        { content: 'x', name: '../up' },
      ]),
    )
    expect(broken).toMatchObject({ body: { error: 'Failed to process theme file' }, status: 422 })
    expect(broken.body.problems?.map(({ file }) => file)).toEqual(['../up', 'layout/theme.liquid'])
    expect(filesOnDisk()).toEqual(before)
    expect((await editor().get('/themes?where[name][equals]=Wreck&draft=true')).body).toMatchObject({ totalDocs: 0 })
    expect(
      (
        await upload(
          editor(),
          { tenant: world.a },
          rawZip([{ content: JSON.stringify({ ...THEME_JSON, name: 'Wreck' }), name: 'theme.json' }]),
        )
      ).status,
    ).toBe(201)
  })

  it('returns problems in the language of the person who uploads', async () => {
    const form = new FormData()
    form.set('tenant', world.a)
    form.set('file', new Blob(['hello']), 'a.zip')
    const answer = await editor().post('/themes/add', form, { headers: { 'Accept-Language': 'es' } })
    expect(answer.body).toMatchObject({
      error: 'No se ha podido procesar el archivo del tema',
      problems: [{ message: 'Este archivo no es un .zip o está dañado.' }],
    })
  })

  it('stores each file content once per site', async () => {
    const { length } = filesOnDisk()
    await upload(editor(), { key: 'twice', tenant: world.a }, packageOf({ name: 'Twice' }, 'new words'))
    const first = filesOnDisk().length
    expect(first).toBeGreaterThan(length)
    await upload(editor(), { key: 'twice', tenant: world.a }, packageOf({ name: 'Twice' }, 'new words'))
    expect(filesOnDisk()).toHaveLength(first)
    await upload(stranger(), { tenant: world.b }, packageOf({ name: 'Twice' }, 'new words'))
    const [ofA, ofB] = [world.a, world.b].map((id) => filesOnDisk().filter((name) => name.startsWith(id)))
    expect(ofB!.length).toBeGreaterThan(0)
    expect(ofB!.every((name) => ofA!.includes(name.replace(world.b, world.a)))).toBe(true)
    expect(filesOnDisk().filter((name) => !name.startsWith(world.a) && !name.startsWith(world.b))).toEqual([])
  })
})

describe('Access to themes', () => {
  it('requires a plan with custom_themes and the permission in that site [B-262]', async () => {
    const own = (await upload(editor(), { key: 'mine', tenant: world.a }, packageOf({ name: 'Mine' }))).body
    const theirs = (await upload(stranger(), { key: 'theirs', tenant: world.b }, packageOf({ name: 'Theirs' }))).body
    const calls = [
      upload(stranger(), { tenant: world.a }),
      upload(stranger(), { tenant: world.a, themeId: own.themeId }),
      upload(stranger(), { tenant: world.b, themeId: own.themeId }),
      upload(editor(), { tenant: world.a, themeId: theirs.themeId }),
      upload(world.clients['viewer-a']!, { tenant: world.a }),
      upload(world.clients.stranger!, { tenant: world.a }),
      stranger().get(`/themes/${own.themeId}/versions`),
      stranger().get(`/themes/${own.themeId}/errors`),
      stranger().post(`/themes/${own.themeId}/versions/1/check`, {}),
      stranger().post(`/themes/${own.themeId}/versions/1/publish`, {}),
      stranger().post(`/themes/${own.themeId}/versions/1/restore`, {}),
      stranger().post(`/themes/${own.themeId}/download`, {}),
      stranger().post(`/themes/${own.themeId}/duplicate`, {}),
      stranger().post(`/themes/${own.themeId}/delete`, { flag: true }),
      stranger().patch(`/themes/${own.themeId}/key`, { key: 'stolen' }),
      stranger().post('/themes/create-nocode', { tenant: world.a }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([
      404,
      404,
      404,
      404,
      403,
      404,
      ...Array.from({ length: 10 }, () => 404),
    ])
    expect(await versions(own.themeId)).toHaveLength(1)

    const small = await create(app.payload, 'plans', { custom_themes: false, name: 'Small' })
    await app.payload.db.updateOne({ id: world.a, collection: 'tenants', data: { plan: small } })
    const refused = [
      await upload(editor(), { tenant: world.a }),
      await upload(editor(), { key: 'mine', tenant: world.a }),
      await editor().post(`/themes/${own.themeId}/download`, {}),
      await editor().post(`/themes/${own.themeId}/duplicate`, {}),
      await editor().patch(`/themes/${own.themeId}/key`, { key: 'other' }),
    ]
    expect(refused.map(({ body, status }) => [status, (body as { code?: string }).code])).toEqual(
      refused.map(() => [403, 'plan:themes']),
    )
    // What every plan has.
    expect((await editor().post('/themes/create-nocode', { tenant: world.a })).status).toBe(201)
    expect((await editor().get(`/themes/${own.themeId}/versions`)).status).toBe(200)
    await app.payload.db.updateOne({ id: world.a, collection: 'tenants', data: { plan: full } })
    expect((await upload(editor(), { key: 'mine', tenant: world.a }, packageOf({ name: 'Mine' }))).status).toBe(201)
  })
})

describe('Theme endpoints', () => {
  const made = async (name: string) => (await upload(editor(), { tenant: world.a }, packageOf({ name }))).body.themeId

  it('create-nocode creates a theme without code, or returns why it was refused [B-274]', async () => {
    const answer = await editor().post<{ message: string; themeId: string }>('/themes/create-nocode', {
      tenant: world.a,
    })
    expect(answer).toMatchObject({ body: { message: 'No-code theme created successfully' }, status: 201 })
    expect(await theme(answer.body.themeId)).toMatchObject({
      _status: 'published',
      name: 'New theme',
      renderMode: 'nocode',
    })
    expect(await versions(answer.body.themeId)).toEqual([
      expect.objectContaining({ isCurrent: true, number: 1, source: 'nocode' }),
    ])
    const refused = await world.clients['viewer-a']!.post<{ _error: string; error: string }>('/themes/create-nocode', {
      tenant: world.a,
    })
    expect(refused.status).toBe(403)
    expect(refused.body._error).toBe(refused.body.error)
    expect(refused.body._error).toBeTruthy()
  })

  it('duplicate copies the current version under a key of its own [B-292] [B-320]', async () => {
    const id = await made('Copied')
    const answer = await editor().post<{ doc: { id: string }; message: string; themeId: string }>(
      `/themes/${id}/duplicate`,
    )
    expect(answer).toMatchObject({ body: { message: 'Theme duplicated successfully' }, status: 200 })
    expect(await theme(answer.body.themeId)).toMatchObject({
      key: 'copied-copy',
      name: 'Copied (copy)',
      version: '1.0.0',
    })
    expect(await versions(answer.body.themeId)).toEqual([
      expect.objectContaining({ isCurrent: true, number: 1, source: 'duplicate' }),
    ])
    // A theme that has a manifest and no package is copied as it is.
    const plain = await create(app.payload, 'themes', {
      _status: 'published',
      manifest: { blocks: [{ name: 'a' }] },
      name: 'Plain',
      renderMode: 'code',
      tenant: world.a,
    })
    const copy = (await editor().post<{ doc: { id: string } }>(`/themes/${plain}/duplicate`)).body.doc.id
    expect(await theme(copy)).toMatchObject({ manifest: { blocks: [{ name: 'a' }] }, name: 'Plain (copy)' })
    // One without code of its own takes no plan for it.
    await app.payload.db.updateOne({ id: world.a, collection: 'tenants', data: { plan: null } })
    const bare = await create(app.payload, 'themes', {
      _status: 'draft',
      name: 'Bare',
      renderMode: 'code',
      tenant: world.a,
    })
    expect((await editor().post(`/themes/${bare}/duplicate`)).status).toBe(200)
    expect((await editor().post(`/themes/${plain}/duplicate`)).status).toBe(403)
    await app.payload.db.updateOne({ id: world.a, collection: 'tenants', data: { plan: full } })
  })

  it("key changes the theme's key, and refuses one that another theme of the site has [B-293]", async () => {
    const [one, other] = [await made('Key one'), await made('Key other')]
    expect((await editor().patch(`/themes/${one}/key`, { key: 'main' })).body).toMatchObject({
      key: 'main',
      message: 'Theme key updated',
    })
    expect((await editor().patch(`/themes/${other}/key`, { key: 'main' })).body).toMatchObject({
      code: 'conflict:themes',
      error: 'Another theme of this site has this key.',
    })
    expect((await editor().patch(`/themes/${other}`, { _status: 'published', key: 'main' })).status).toBe(400)
    expect((await editor().patch(`/themes/${other}/key`, { key: 'no spaces' })).status).toBe(400)
    expect(
      (await upload(editor(), { key: 'key-one', tenant: world.a, themeId: one }, packageOf({ name: 'Key one' }))).body,
    ).toMatchObject({ code: 'conflict:themes' })
    expect((await upload(stranger(), { key: 'main', tenant: world.b }, packageOf())).status).toBe(201)
    expect((await theme(other)).key).toBe('key-other')
  })

  it('delete moves a theme to the trash or deletes it with its versions, and refuses the one in use [B-292] [B-322]', async () => {
    const owner = world.clients['owner-a']!
    const [trashed, gone, used] = [await made('To trash'), await made('To end'), await made('In use')]
    expect((await editor().post(`/themes/${trashed}/delete`, {})).status).toBe(403)
    expect((await owner.post(`/themes/${trashed}/delete`, {})).body).toMatchObject({
      message: 'Theme deleted successfully',
    })
    expect((await owner.post(`/themes/${gone}/delete`, { flag: true })).status).toBe(200)
    const { rows } = await poolOf(app.payload).query('select theme_id from theme_versions where theme_id = any($1)', [
      [trashed, gone],
    ])
    expect(rows).toEqual([{ theme_id: trashed }])
    expect((await owner.get(`/themes/${trashed}?trash=true`)).body).toMatchObject({ deletedAt: expect.any(String) })
    expect((await owner.get(`/themes/${gone}?trash=true`)).status).toBe(404)

    expect((await owner.post(`/themes/${used}/publish`, { tenant: world.a })).status).toBe(200)
    for (const answer of [
      await owner.post(`/themes/${used}/delete`, {}),
      await owner.post(`/themes/${used}/delete`, { flag: true }),
      await owner.delete(`/themes/${used}`),
      await owner.patch(`/themes/${used}`, { deletedAt: new Date().toISOString() }),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('This theme is in use. Publish another theme first.')
    }
    expect((await theme(used)).deletedAt ?? null).toBeNull()
  })

  it('publish refuses a stale updatedAt and a development theme [B-164] [B-165] [B-293]', async () => {
    const owner = world.clients['owner-a']!
    const id = await made('Published')
    const site = (await owner.get<{ updatedAt: string }>(`/tenants/${world.a}`)).body
    expect(
      (await owner.post(`/themes/${id}/publish`, { tenant: world.a, updatedAt: '2020-01-01T00:00:00.000Z' })).body,
    ).toMatchObject({ code: 'stale:themes' })
    expect(
      (await owner.post(`/themes/${id}/publish`, { tenant: world.a, updatedAt: site.updatedAt })).body,
    ).toMatchObject({ id: world.a, selectedTheme: id })
    const trial = (
      await upload(editor(), { isDevelopmentTheme: 'true', tenant: world.a }, packageOf({ name: 'Trial 2' }))
    ).body.themeId
    expect((await owner.post(`/themes/${trial}/publish`, { tenant: world.a })).body).toMatchObject({
      error: 'Disable the Development Theme checkbox before publishing.',
    })
    expect((await editor().post(`/themes/${id}/publish`, { tenant: world.a })).status).toBe(403)
  })

  it('PATCH refuses to change the manifest of a package', async () => {
    const id = await made('Packed')
    const refused = await editor().patch(`/themes/${id}`, {
      _status: 'published',
      manifest: { blocks: [{ name: 'mine' }] },
    })
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining("The manifest comes with the theme's package. Upload a new version to change it."),
    ])
    expect(
      (
        await editor().patch(`/themes/${id}`, {
          _status: 'published',
          manifest: (await theme(id)).manifest,
          name: 'Packed well',
        })
      ).status,
    ).toBe(200)
  })
})
