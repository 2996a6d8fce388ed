import { createLocalReq } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { recordError } from '@/plugins/themes/database/errors'
import { readThemes } from '@/plugins/themes/components/Themes/readThemes'
import type { ThemesSite } from '@/plugins/themes/components/Themes/site'
import { linkRepository } from '@/plugins/themes/database/repositories'
import { packageOf, upload } from './support/upload'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const listOf = async (name: string, tenant: string, selected: string | null = null) => {
  const user = await app.payload.findByID({ collection: 'users', id: world.users[name]! })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  return readThemes(req, { id: tenant, selected } as ThemesSite)
}

describe('the list of themes', () => {
  it('[B-061] [B-111] [B-112] says of each theme of the site its versions, faults and repository, and names no other', async () => {
    const client = world.clients['owner-a']!
    const { themeId } = (
      await upload(client, { key: 'one', tenant: world.a }, packageOf({ name: 'One', version: '1.0.0' }))
    ).body
    await upload(client, { key: 'one', tenant: world.a }, packageOf({ name: 'One', version: '2.0.0' }))
    await upload(client, { key: 'one', tenant: world.a }, packageOf({ name: 'One', version: '3.0.0' }))
    await client.post(`/themes/${themeId}/versions/2/restore`, {})
    const workbench = (
      await upload(client, { isDevelopmentTheme: 'true', key: 'bench', tenant: world.a }, packageOf({ name: 'Bench' }))
    ).body.themeId
    await create(app.payload, 'themes', { _status: 'published', name: 'Theirs', renderMode: 'nocode', tenant: world.b })
    const fault = {
      address: '/',
      column: null,
      fault: 'one',
      file: 'layout/theme.liquid',
      line: 1,
      message: 'No',
      tenantId: world.a,
      themeId,
    }
    await recordError(app.payload, { ...fault, number: 2 }, 1)
    await recordError(app.payload, { ...fault, fault: 'two', number: 2 }, 4)
    // Of a version that does not count.
    await recordError(app.payload, { ...fault, number: 3 }, 1)
    const req = await createLocalReq({}, app.payload)
    await linkRepository(req, {
      branch: 'main',
      hookId: null,
      path: '',
      repo: 'quay/theme',
      repositoryId: 7,
      tag: null,
      tenantId: world.a,
      themeId: workbench,
      userId: world.users['owner-a']!,
    })

    const { themes, total } = await listOf('owner-a', world.a)
    const one = themes.find(({ id }) => id === themeId)
    expect(one).toMatchObject({
      current: 2,
      errorCount: 2,
      isDevelopment: false,
      isNoCode: false,
      key: 'one',
      newest: 3,
      repository: null,
      version: '2.0.0',
    })
    expect(one?.previewAddress).toContain(`//${themeId}.`)
    expect(themes.find(({ id }) => id === workbench)).toMatchObject({
      current: 1,
      errorCount: 0,
      isDevelopment: true,
      newest: 1,
      repository: { branch: 'main', repo: 'quay/theme', state: 'new' },
    })
    expect(themes.map(({ name }) => name)).not.toContain('Theirs')
    expect(total).toBe(themes.length)
    expect((await listOf('owner-b', world.b)).themes.map(({ name }) => name)).toContain('Theirs')
  })

  it('is empty for somebody from elsewhere, who asks for it all the same', async () => {
    expect(await listOf('owner-b', world.a)).toEqual({ themes: [], total: 0 })
  })
})
