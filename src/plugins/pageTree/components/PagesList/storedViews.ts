import type { PayloadRequest } from 'payload'
import { sitePreferences } from '@/access/sitePreferences'
import { isViewMode, OPEN_KEY, VIEW_KEY, type ViewMode } from '../preferences'

export interface StoredViews {
  mode: ViewMode | null
  /** Null if the user has never opened or closed a page. */
  open: string[] | null
}

/** The user's view preferences for the pages of a site. */
export async function storedViews(req: PayloadRequest, tenant: string): Promise<StoredViews> {
  const { [OPEN_KEY]: open, [VIEW_KEY]: mode } = await sitePreferences(req, tenant, [VIEW_KEY, OPEN_KEY])
  return {
    mode: isViewMode(mode) ? mode : null,
    open: Array.isArray(open) ? open.filter((id) => typeof id === 'string') : null,
  }
}
