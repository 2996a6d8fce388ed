import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '@/lib/settings'
import type { ApiResponse, Client } from '@tests/support/client'
import { themeZip } from '@tests/support/themeZip'

export interface Uploaded {
  changes?: {
    count: number
    documents: { href: string; id: string; title: string }[]
    kind: string
    message: string
    name: string
  }[]
  error?: string
  hints?: { message: string }[]
  isCurrent?: boolean
  message?: string
  problems?: { column: number | null; file: string; line: number | null; message: string }[]
  themeId: string
  version: number
}

interface Fields {
  isDevelopmentTheme?: 'false' | 'true'
  key?: string
  tenant: string
  themeId?: string
}

/** Uploads a package as the screen does. */
export function upload(
  client: Client,
  fields: Fields,
  zip: Buffer = themeZip(),
  name = 'harbour.zip',
): Promise<ApiResponse<Uploaded>> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([new Uint8Array(zip)], { type: 'application/zip' }), name)
  return client.post<Uploaded>('/themes/add', form)
}

/** A package with this one template, and this manifest. */
export const packageOf = (manifest: object = {}, text = 'A', files: Record<string, string> = {}) =>
  themeZip(
    { ...files, 'assets/site.css': 'a { color: red; }\n', 'layout/theme.liquid': `${text}{{ content_for_layout }}` },
    manifest,
  )

export const themesFolder = (): string => join(settings().CALLBOARD_DATA, 'uploads', 'themes')

/** Every file on disk, by its path below the folder of themes. */
export function filesOnDisk(folder = themesFolder()): string[] {
  try {
    return (readdirSync(folder, { recursive: true }) as string[]).filter((name) =>
      statSync(join(folder, name)).isFile(),
    )
  } catch {
    return []
  }
}
