import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { safeHeaders } from '../../../../collections/uploads/safeHeaders'
import { MARK_PATH, OWN_FILES } from '../../look/files'
import type { Site } from '../Site'

const YEAR = 31_536_000
const MARK_SECONDS = 300

/** The site's style, script and mark; null for any other address. */
export async function ownFile(payload: BasePayload, site: Site, pathname: string): Promise<Response | null> {
  const file = OWN_FILES[pathname]
  if (file) return new Response(file.content, { headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable`, 'Content-Type': file.type, 'X-Content-Type-Options': 'nosniff' } })
  return pathname === MARK_PATH ? markOf(payload, site) : null
}

/** Avatars are for the admin; that of a site is also what its visitors know it by. */
async function markOf(payload: BasePayload, { mark }: Site): Promise<Response | null> {
  const folder = payload.collections.avatars.config.upload.staticDir
  if (!mark || !folder) return null
  const data = await readFile(path.join(folder, path.basename(mark.filename))).catch(() => null)
  if (!data) return null
  const headers = safeHeaders({ headers: new Headers({ 'Cache-Control': `public, max-age=${MARK_SECONDS}`, 'Content-Type': mark.mimeType }) })
  return new Response(data, { headers })
}
