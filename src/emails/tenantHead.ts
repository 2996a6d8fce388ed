import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { readStoredFile } from '../collections/uploads/uploadOf'
import { readTenantMark, type Connection } from '../database/tenants/readTenants'

/** What a mail shows of the site in whose name it is sent. */
export interface TenantHead {
  name: string
  /** Its mark as PNG; null where there is none that mail programs show. */
  picture: Buffer | null
}

/** Twice what it is drawn at. */
const SIDE = 80

/**
 * Reads name and mark of a site.
 * @param db the connection that is at hand anyway
 * @returns null where there is no such site
 */
export async function tenantHead(payload: BasePayload, db: Connection, tenantId: string): Promise<TenantHead | null> {
  // The square cut exists for pixels only: mail programs show no SVG.
  const tenant = await readTenantMark(db, tenantId)
  return tenant
    ? {
        name: tenant.name,
        picture: tenant.file
          ? await pictureOf(readStoredFile(payload, 'avatars', { name: tenant.file, tenant: tenant.owner }))
          : null,
      }
    : null
}

/** Small, and of the one type that all mail programs show. A picture that cannot be read is no reason to keep a mail back. */
const pictureOf = (file: Promise<Buffer | null>): Promise<Buffer | null> =>
  file
    .then(
      (data) =>
        data &&
        sharp(data, { limitInputPixels: 16_000_000 })
          .resize(SIDE, SIDE, { fit: 'cover' })
          .png({ palette: true })
          .toBuffer(),
    )
    .catch(() => null)
