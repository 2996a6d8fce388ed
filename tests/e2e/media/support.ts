import { expect, type APIRequestContext, type Page } from '@playwright/test'
import sharp from 'sharp'

export const headers = { Origin: process.env.E2E_BASE_URL! }

/** A picture in which left, right, above and below can be told apart. */
export const makeJpeg = (width = 800, height = 600, colour = '#7a1f3d'): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="80%" cy="25%" r="${height / 8}" fill="#f1b45b"/><rect y="85%" width="100%" height="15%" fill="#1c4f93"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer()

interface Wanted {
  data?: Record<string, unknown>
  file?: Buffer
  tenant: string
  title: string
}

/** @returns id */
export async function addMedia(as: APIRequestContext, { data = {}, file, tenant, title }: Wanted): Promise<string> {
  const buffer = file ?? (await makeJpeg())
  const answer = await as.post('/api/media', {
    headers,
    multipart: {
      _payload: JSON.stringify({ _status: 'published', tenant, title, ...data }),
      file: { buffer, mimeType: 'image/jpeg', name: `${title}.jpg` },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
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

export const readMedia = async (as: APIRequestContext, id: string): Promise<StoredMedia> =>
  (await (await as.get(`/api/media/${id}?depth=0&draft=true`, { headers, maxRetries: 2 })).json()) as StoredMedia

/** The tiles of the grid, on its screen or in a picker. */
export const tilesOf = (within: Page | ReturnType<Page['getByRole']>) =>
  within.getByRole('list', { exact: true, name: 'Media' }).getByRole('listitem')
