import { appMark } from '@/seed/pictures/appMark'
import { render } from '@/seed/pictures/render'
import { ensureDocument } from '@/seed/writing/ensure'
import type { SeedContext } from '@/seed/writing/seeding'
import { APPS } from './apps'

/** Seeds the catalogue, each app with a generated logo. @returns app ids by handle */
export async function seedApps(payload: SeedContext['payload']): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { handle, letters, palette, ...more } of APPS) {
    const id = await ensureDocument(payload, 'apps', { handle }, more)
    ids.set(handle, id)
    // The seed runs before any user exists, so access control does not apply. The same holds below.
    const app = await payload.findByID({ id, collection: 'apps', depth: 0, overrideAccess: true })
    if (app.logo) continue
    const alt = `Logo of ${more.name}`
    const file = await render(appMark(letters, palette), alt, 'png')
    const logo = await payload.create({ collection: 'avatars', data: { alt }, file, overrideAccess: true })
    await payload.update({ id, collection: 'apps', data: { logo: logo.id }, overrideAccess: true })
  }
  return ids
}
