import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { safeHeaders } from '../../../../collections/uploads/safeHeaders'
import { OWN_FILES } from '../../look/files'
import type { Site } from '../Site'

const YEAR = 31_536_000
const MARK_SECONDS = 300

/** The site's style and script, which say nothing of it; null for any other address. */
export function ownFile(pathname: string): Response | null {
  const file = OWN_FILES[pathname]
  return file ? new Response(file.content, { headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable`, 'Content-Type': file.type, 'X-Content-Type-Options': 'nosniff' } }) : null
}

/** Avatars are for the admin; that of a site is also what its visitors know it by. Null where it has none. */
export async function markOf(payload: BasePayload, { mark }: Site): Promise<Response | null> {
  const folder = payload.collections.avatars.config.upload.staticDir
  if (!mark || !folder) return null
  const data = await readFile(path.join(folder, path.basename(mark.filename))).catch(() => null)
  if (!data) return null
  const headers = safeHeaders({ headers: new Headers({ 'Cache-Control': `public, max-age=${MARK_SECONDS}`, 'Content-Type': mark.mimeType }) })
  return new Response(data, { headers })
}
