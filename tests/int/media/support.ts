import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiResponse, Client } from '@tests/support/client'

export interface Uploaded {
  doc: {
    id: string
    filename: string
    filesize: number
    height: number
    mimeType: string
    title: string
    width: number
    sizes: Record<string, { filename: string | null; height: number | null; width: number | null }>
  }
  errors?: { message: string }[]
}

interface Upload {
  client: Client
  collection?: 'avatars' | 'files' | 'media'
  data: Uint8Array
  file: string
  tenant: string
  type: string
}

/** Uploads as the forms of the admin do. */
export function upload({
  client,
  collection = 'media',
  data,
  file,
  tenant,
  type,
}: Upload): Promise<ApiResponse<Uploaded>> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(data)], file, { type }))
  form.append('_payload', JSON.stringify(collection === 'avatars' ? { tenant } : { _status: 'published', tenant }))
  return client.post<Uploaded>(`/${collection}?depth=0`, form)
}

/** Names of the stored files of a collection. */
export function stored(collection = 'media'): string[] {
  try {
    return readdirSync(join(process.env.CALLBOARD_DATA!, 'uploads', collection)).sort()
  } catch {
    return []
  }
}
