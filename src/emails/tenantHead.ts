import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** What a mail shows of the site in whose name it is sent. */
export interface TenantHead {
  name: string
  /** Its mark as PNG; null where there is none that mail programs show. */
  picture: Buffer | null
}

interface Row {
  name: string
  file: string | null
}

interface Asked {
  query: (text: string, values: unknown[]) => Promise<{ rows: Row[] }>
}

/** Twice what it is drawn at. */
const SIDE = 80

/**
 * Reads name and mark of a site.
 * @param db the connection that is at hand anyway
 * @param folder of the avatars' files
 * @returns null where there is no such site
 */
export async function tenantHead(db: Asked, folder: string, tenantId: string): Promise<TenantHead | null> {
  // The square cut exists for pixels only: mail programs show no SVG.
  const { rows } = await db.query(`select t.name, a.sizes_square_filename as file from tenants t left join avatars a on a.id = t.avatar_id where t.id = $1`, [tenantId])
  const tenant = rows[0]
  return tenant ? { name: tenant.name, picture: tenant.file ? await pictureOf(path.join(folder, path.basename(tenant.file))) : null } : null
}

/** Small, and of the one type that all mail programs show. A picture that cannot be read is no reason to keep a mail back. */
const pictureOf = (file: string): Promise<Buffer | null> =>
  readFile(file)
    .then((data) => sharp(data, { limitInputPixels: 16_000_000 }).resize(SIDE, SIDE, { fit: 'cover' }).png({ palette: true }).toBuffer())
    .catch(() => null)
