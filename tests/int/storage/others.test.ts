import { poolOf } from '@/database/connections'
import { readTenantHead } from '@/emails/tenantHead'
import { deleteTenant } from '@/jobs/tasks/deleteTenant'
import { collectThemeFiles } from '@/plugins/themes/jobs/collectThemeFiles'
import { themeSource } from '@/plugins/themes/lib/themeSource'
import { photo } from '@tests/support/pictures/photo'
import { visit } from '@tests/support/visitor'
import type { Uploaded } from '../media/support'
import { A, B } from '../site/support'
import { packageOf, upload as uploadTheme } from '../themes/support/upload'
import { addPicture, bootWithBucket, onDisk, work, type Kept } from './support'

let kept: Kept

beforeAll(async () => {
  kept = await bootWithBucket()
})
afterAll(() => kept.close())

const client = (who: string) => kept.world.clients[who]!
const keys = (prefix: string) => [...kept.s3.objects.keys()].filter((key) => key.startsWith(prefix)).sort()

async function addAvatar(tenant: string | null): Promise<Uploaded['doc']> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await photo('png', 400, 400))], 'mark.png', { type: 'image/png' }))
  form.append('_payload', JSON.stringify({ tenant }))
  const { body, status } = await client('super').post<Uploaded>('/avatars?depth=0', form)
  expect(status).toBe(201)
  return body.doc
}

describe('the mark of a site', () => {
  const choose = (id: string) =>
    poolOf(kept.app.payload).query('update tenants set avatar_id = $2 where id = $1', [kept.world.a, id])

  it('is shown on its website and in its mails, and lies below the site', async () => {
    const { filename, id, sizes } = await addAvatar(kept.world.a)
    expect(keys('avatars/')).toEqual(
      [`avatars/${kept.world.a}/${sizes.square!.filename}`, `avatars/${kept.world.a}/${filename}`].sort(),
    )
    await choose(id)
    const mark = await visit(kept.app, A, '/-/mark')
    expect([mark.status, mark.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect((await visit(kept.app, B, '/-/mark')).status).toBe(404)
    const head = await readTenantHead(kept.app.payload, poolOf(kept.app.payload), kept.world.a)
    expect([head?.name, head?.picture?.subarray(1, 4).toString()]).toEqual(['Theatre A', 'PNG'])
  })

  it('may be one of the provider’s own, and follows when it is given to a site', async () => {
    const { filename, id, sizes } = await addAvatar(null)
    const names = [filename, sizes.square!.filename!].sort()
    expect(keys('avatars/provider/')).toEqual(names.map((name) => `avatars/provider/${name}`))
    await choose(id)
    expect((await visit(kept.app, A, '/-/mark')).status).toBe(200)
    expect((await client('super').patch(`/avatars/${id}`, { tenant: kept.world.a })).status).toBe(200)
    await work(kept.app, 'removeFiles')
    expect(keys('avatars/provider/')).toEqual([])
    expect(keys(`avatars/${kept.world.a}/`)).toEqual(
      expect.arrayContaining(names.map((name) => `avatars/${kept.world.a}/${name}`)),
    )
    expect((await visit(kept.app, A, '/-/mark')).status).toBe(200)
    expect((await client('super').get(`/avatars/file/${filename}`)).status).toBe(200)
  })
})

describe('the files of a theme', () => {
  const owner = () => client('owner-a')
  const age = () => {
    for (const [key, stored] of kept.s3.objects)
      kept.s3.objects.set(key, { ...stored, changedAt: new Date(Date.now() - 2 * 60 * 60_000) })
  }

  it('lie in the bucket, and the website shows them from there', async () => {
    const { themeId } = (
      await uploadTheme(
        owner(),
        { key: 'bucket', tenant: kept.world.a },
        packageOf({ name: 'Bucket' }, 'out of the bucket'),
      )
    ).body
    expect([onDisk('themes').filter((name) => name !== '.incoming'), onDisk('themes/.incoming')]).toEqual([[], []])
    expect(keys(`themes/${kept.world.a}/`).length).toBeGreaterThan(2)
    await owner().post(`/themes/${themeId}/publish`, { tenant: kept.world.a })
    const shown = (await themeSource.themeOf({ payload: kept.app.payload, siteId: kept.world.a }))!
    expect(await shown.readText('layout/theme.liquid')).toContain('out of the bucket')
    const asset = await visit(kept.app, A, `/-/assets/${shown.assetHash('site.css')}/site.css`)
    expect([asset.status, asset.text]).toEqual([200, 'a{color:red}'])
    expect((await visit(kept.app, B, `/-/assets/${shown.assetHash('site.css')}/site.css`)).status).toBe(404)
    const link = await owner().post<{ url: string }>(`/themes/${themeId}/download`, {})
    const zip = await kept.app.send(new Request(link.body.url))
    expect([zip.status, (await zip.arrayBuffer()).byteLength > 200]).toEqual([200, true])
  })

  it('stay as long as a version names them, and an hour longer; one that is named once more in time, too', async () => {
    const add = () => uploadTheme(owner(), { tenant: kept.world.a }, packageOf({ name: 'Passing' }, 'only here'))
    const before = keys('themes/')
    const { themeId } = (await add()).body
    const added = keys('themes/').filter((key) => !before.includes(key))
    expect(added.length).toBeGreaterThan(0)
    await owner().post(`/themes/${themeId}/delete`, { flag: true })
    await collectThemeFiles(kept.app.payload)
    expect(keys('themes/')).toEqual(expect.arrayContaining(added))
    age()
    const again = (await add()).body
    await owner().post(`/themes/${again.themeId}/delete`, { flag: true })
    await collectThemeFiles(kept.app.payload)
    expect(keys('themes/')).toEqual(expect.arrayContaining(added))
    age()
    await collectThemeFiles(kept.app.payload)
    expect(keys('themes/')).toEqual(before)
  })

  it('are collected where there are more of them than one list of the bucket holds', async () => {
    const before = keys('themes/')
    const stored = kept.s3.objects.get(before[0]!)!
    for (let index = 0; index < 1_100; index++)
      kept.s3.objects.set(`themes/${kept.world.b}/${index.toString(16).padStart(64, '0')}`, stored)
    age()
    await collectThemeFiles(kept.app.payload)
    expect(keys('themes/')).toEqual(before)
  })
})

it('a site that is deleted leaves nothing in the bucket, and its neighbour keeps everything', async () => {
  await addPicture(client('editor-a'), kept.world.a)
  await addPicture(client('editor-b'), kept.world.b)
  await uploadTheme(client('owner-b'), { tenant: kept.world.b }, packageOf({ name: 'Neighbour' }))
  // Of a version that is long gone.
  kept.s3.objects.set(`media/${kept.world.a}/forgotten.jpg`, kept.s3.objects.get(keys(`media/${kept.world.a}/`)[0]!)!)
  const ofB = [...kept.s3.objects.keys()].filter((key) => key.includes(kept.world.b)).sort()
  await kept.app.payload.db.updateOne({ id: kept.world.a, collection: 'tenants', data: { deletion: 'requested' } })
  await deleteTenant(kept.app.payload, { id: kept.world.a })
  await work(kept.app, 'removeFiles')
  await collectThemeFiles(kept.app.payload)
  expect([...kept.s3.objects.keys()].filter((key) => !key.includes('/provider/')).sort()).toEqual(ofB)
  expect(ofB.length).toBeGreaterThan(5)
})
