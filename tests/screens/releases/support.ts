import { screen, within } from '@testing-library/react'
import type { TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import type { Site } from '@tests/support/screens/makeSite'
import { openScreen, type OpenScreen } from '@tests/support/screens/openScreen'

/** Arranges by the API, as the owner of a site. */
export function arrangeReleases(site: Site) {
  const { owner } = site.clients
  async function send<Body>(path: string, data: object): Promise<Body> {
    const { body, status, text } = await owner.post<Body>(path, data)
    if (status >= 300) throw new Error(text)
    return body
  }
  const make = async (type: string, title: string, more: object = {}) =>
    (
      await send<{ doc: { id: string } }>(`/${type}?draft=true`, {
        _status: 'draft',
        tenant: site.id,
        title,
        ...more,
      })
    ).doc.id
  return {
    make,
    live: async (type: string, title: string, more: object = {}) =>
      (await send<{ doc: { id: string } }>(`/${type}`, { _status: 'published', tenant: site.id, title, ...more })).doc
        .id,
    /** A draft that cannot be published. */
    nameless: async (type: string) => {
      const id = await make(type, 'Nameless')
      await owner.patch(`/${type}/${id}?draft=true`, { title: '' })
      return id
    },
    release: async (title: string, type: string, ids: string[]) => {
      const { id } = await send<{ id: string }>('/releases', { tenantId: site.id, title })
      await send(`/releases/${id}/documents`, { documents: ids.map((one) => ({ collection: type, id: one })) })
      return id
    },
  }
}

/** Opens a release, and waits until it is there. */
export async function openRelease(app: TestApp, client: Client, id: string): Promise<OpenScreen> {
  const opened = await openScreen(app, client, `/admin/releases/${id}`)
  await screen.findByRole('region', { name: 'Documents' })
  return opened
}

export const documents = (): HTMLElement[] =>
  within(screen.getByRole('region', { name: 'Documents' })).queryAllByRole('listitem')

export const inDialog = () => within(screen.getByRole('dialog'))

/** Presses a button of the screen, and the one that confirms it. */
export async function confirm({ user }: OpenScreen, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }))
  await user.click(inDialog().getByRole('button', { name }))
}
