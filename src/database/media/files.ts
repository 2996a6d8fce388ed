import type { BasePayload } from 'payload'
import { poolOf } from '../poolOf'

/** Of these names of stored files, those that a picture, as it is live or as it is edited, still has. Sizes are looked for in all that a picture has. */
export async function namesInUse(payload: BasePayload, names: string[]): Promise<Set<string>> {
  const { rows } = await poolOf(payload).query<{ name: string }>({
    name: 'callboard-media-names',
    text: `select name from unnest($1::text[]) as name
      where exists (select 1 from media m where m.filename = name or name in (${columnsOf('m.').join(', ')}))
        or exists (select 1 from _media_v v where v.latest and (v.version_filename = name or name in (${columnsOf('v.version_').join(', ')})))`,
    values: [names],
  })
  return new Set(rows.map(({ name }) => name))
}

/** Sizes that are made of each picture, as their columns have them. */
export const SIZES = ['thumbnail', 'card', 'wide_half', 'wide', 'full_half', 'full']

const columnsOf = (prefix: string): string[] => SIZES.map((size) => `${prefix}sizes_${size}_filename`)
