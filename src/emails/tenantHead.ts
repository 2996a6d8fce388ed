import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { readStoredFile } from '@/collections/uploads/uploadOf'
import { readTenantBranding, type Connection } from '@/database/tenants/readTenants'

/** The tenant data shown in an email that is sent on its behalf. */
export interface TenantHead {
  name: string
  /** Its logo as PNG; null if it has none that email clients can display. */
  picture: Buffer | null
}

/** In pixels; twice the displayed size. */
const SIDE = 80

/**
 * Reads the name and logo of a tenant.
 * @param db an open connection
 * @returns null if the tenant does not exist
 */
export async function readTenantHead(
  payload: BasePayload,
  db: Connection,
  tenantId: string,
): Promise<TenantHead | null> {
  // Only raster images have a square size, and email clients do not display SVG.
  const tenant = await readTenantBranding(db, tenantId)
  return tenant
    ? {
        name: tenant.name,
        picture: tenant.file
          ? await toSmallPng(readStoredFile(payload, 'avatars', { name: tenant.file, tenant: tenant.owner }))
          : null,
      }
    : null
}

/** A small PNG, which all email clients display. An unreadable image must not prevent the email from being sent. */
const toSmallPng = (file: Promise<Buffer | null>): Promise<Buffer | null> =>
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
