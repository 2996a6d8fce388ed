import type { PayloadRequest } from 'payload'
import { poolOf } from '../../../../access/poolOf'
import { isViewMode, OPEN_KEY, VIEW_KEY, type ViewMode } from '../preferences'

export interface StoredViews {
  mode: ViewMode | null
  /** Null: never opened or closed anything. */
  open: string[] | null
}

interface Stored {
  key: string
  value: Record<string, unknown> | null
}

/** How the person has left the pages of that site: their own preferences, in one statement. */
export async function storedViews(req: PayloadRequest, tenant: string): Promise<StoredViews> {
  const { rows } = await poolOf(req.payload).query<Stored>({
    name: 'callboard-stored-views',
    text: STORED_QUERY,
    values: [req.user!.id, [VIEW_KEY, OPEN_KEY]],
  })
  const of = (key: string): unknown => rows.find((row) => row.key === key)?.value?.[tenant]
  const [mode, open] = [of(VIEW_KEY), of(OPEN_KEY)]
  return { mode: isViewMode(mode) ? mode : null, open: Array.isArray(open) ? open.filter((id) => typeof id === 'string') : null }
}

/** $1 the person, $2 keys. */
const STORED_QUERY = `select p.key, p.value from payload_preferences_rels r join payload_preferences p on p.id = r.parent_id
  where r.users_id = $1 and r.path = 'user' and p.key = any($2)`
