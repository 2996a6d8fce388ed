import type { PayloadRequest } from 'payload'
import type { StoredVersion } from '../database/versions'

/** A template that fails with documents of the site. */
export interface RenderFailure {
  file: string
  line: number | null
  column: number | null
  message: string
  /** Without it no page can be drawn. */
  isLayout: boolean
}

/**
 * Templates of a version that fail when they are rendered with real documents of the site.
 *
 * What the renderer offers for that is asked here, and nowhere else: without one, templates are known to parse and no more.
 */
export async function renderFailures(_req: PayloadRequest, _tenantId: string, _version: Pick<StoredVersion, 'files' | 'manifest'>): Promise<RenderFailure[]> {
  return []
}
