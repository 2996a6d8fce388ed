import { screen, within } from '@testing-library/react'
import type { TestApp } from '@tests/support/boot'
import { photo } from '@tests/support/pictures/photo'
import type { Site } from '@tests/support/screens/makeSite'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import type { OpenScreen } from '@tests/support/screens/openScreen'

export const jpeg = async (name: string, width = 80, height = 60): Promise<File> =>
  new File([new Uint8Array(await photo('jpeg', width, height))], name, { type: 'image/jpeg' })

interface Wanted {
  data?: Record<string, unknown>
  file?: File
  title: string
}

/** Uploads a picture as the owner of a site. @returns its id */
export async function addMedia({ clients, id: tenant }: Site, { data = {}, file, title }: Wanted): Promise<string> {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ _status: 'published', tenant, title, ...data }))
  form.append('file', file ?? (await jpeg(`${title}.jpg`)))
  const { body, status, text } = await clients.owner.post<{ doc: { id: string } }>('/media', form)
  if (status !== 201) throw new Error(text)
  return body.doc.id
}

export interface StoredMedia {
  _status: string
  filename: string
  focalX: number
  focalY: number
  tags: string[]
  title: string
  width: number
}

export const readMedia = async ({ clients }: Site, id: string): Promise<StoredMedia> =>
  (await clients.owner.get<StoredMedia>(`/media/${id}?depth=0&draft=true`)).body

/** Opens the library or a file of it. @param path below it, with its query */
export const openMedia = (app: TestApp, { clients }: Site, path = '', who = 'owner'): Promise<OpenScreen> =>
  openPayloadScreen(app, clients[who]!, `/admin/collections/media${path}`, { followsLinks: true })

/** The tiles of the grid, on its screen or in a picker. */
export const tiles = (): HTMLElement[] => {
  const list = screen.queryByRole('list', { name: 'Media' })
  return list ? within(list).getAllByRole('listitem') : []
}

export const tile = (text: string): HTMLElement => {
  const found = tiles().find(({ textContent }) => textContent.includes(text))
  if (!found) throw new Error(`No tile says ${text}`)
  return found
}

export const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name })
