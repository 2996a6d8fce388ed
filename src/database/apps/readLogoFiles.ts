import type { BasePayload } from 'payload'
import { poolOf } from '../connections'

/** Reads the file names of all app logos, in the small size if available. */
export async function readLogoFiles(payload: BasePayload): Promise<{ id: string; file: string }[]> {
  const { rows } = await poolOf(payload).query<{ id: string; file: string }>({
    name: 'callboard-logos',
    text: 'select apps.id, coalesce(v.sizes_square_filename, v.filename) as file from apps join avatars v on v.id = apps.logo_id',
  })
  return rows
}
