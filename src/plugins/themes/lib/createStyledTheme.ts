import type { PayloadRequest } from 'payload'
import { anyDocuments, translatorOf } from '@/exports/server'
import { houseStyleFields } from './houseStyles'
import type { StudioChoices } from './studio/choices'
import { emptyTheme, freeKey, lockKeys, THEMES } from './theme'
import { writeAsVersion } from './versions/makeCurrent'

/**
 * Creates a no-code theme with these choices. It has no version until somebody saves it in the studio. The caller
 * checks permissions.
 * @returns its id
 */
export async function createStyledTheme(
  req: PayloadRequest,
  { name, settings, tenantId }: { name: string; settings: StudioChoices; tenantId: string },
): Promise<string> {
  await lockKeys(req, tenantId)
  const { info, manifest } = emptyTheme(name)
  const key = await freeKey(req, tenantId, name)
  const { id } = await writeAsVersion(req, () =>
    anyDocuments(req).create({
      collection: THEMES,
      data: {
        _status: 'published',
        key,
        manifest: { ...manifest, settings: houseStyleFields(translatorOf(req.i18n)) },
        name,
        renderMode: 'nocode',
        settings,
        tenant: tenantId,
        version: info.version,
      },
      depth: 0,
      // The site may have no members yet.
      overrideAccess: true,
      req,
    }),
  )
  return String(id)
}
