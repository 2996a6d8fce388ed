import type { PayloadRequest } from 'payload'
import { KNOWN_CODE } from '../../../../collections/Themes/guardCustomCode'
import { anyDocuments } from '../../../../collections/anyDocuments'
import { changeOutsideForm } from '../../../../collections/saves/changeOutsideForm'
import { deleteErrorsOfGone } from '../../database/errors'
import { currentVersion, pointTo, type StoredVersion } from '../../database/versions'
import { withoutLostLogo } from '../studio/pictures'
import { THEMES, type StoredTheme } from '../theme'

/** Context of a write that follows a version: its manifest is the package's. */
export const OF_VERSION = 'isThemeVersion'

/** Writes a theme as its version says, without a line of its own in the audit log: the operation writes one. */
export async function asVersion<Result>(req: PayloadRequest, write: () => Promise<Result>): Promise<Result> {
  const { [KNOWN_CODE]: known, [OF_VERSION]: ofVersion, withoutAudit } = req.context
  Object.assign(req.context, { [KNOWN_CODE]: true, [OF_VERSION]: true, withoutAudit: true })
  try {
    return await write()
  } finally {
    Object.assign(req.context, { [KNOWN_CODE]: known, [OF_VERSION]: ofVersion, withoutAudit })
  }
}

/**
 * Moves the pointer of a theme, and gives its document the manifest of that version, so that forms ask for what
 * templates get, and what was chosen with it. A name that somebody has changed in the admin stays.
 * @throws APIError 423 while somebody else is editing the theme
 */
export async function makeCurrent(req: PayloadRequest, theme: StoredTheme, version: StoredVersion): Promise<void> {
  const before = await currentVersion(req, theme.id)
  await pointTo(req, version)
  await deleteErrorsOfGone(req, theme.id)
  const followsName = !before || before.info.name === theme.name
  const data = {
    manifest: version.manifest,
    version: version.info.version,
    ...(followsName && { name: version.info.name }),
    ...(version.settings && { settings: await withoutLostLogo(req, version.tenantId, version.settings) }),
  }
  await changeOutsideForm(req, { collection: THEMES, fields: Object.keys(data), id: theme.id }, () =>
    asVersion(req, () =>
      anyDocuments(req).update({
        collection: THEMES,
        data: { ...data, _status: 'published' },
        depth: 0,
        id: theme.id,
        // The operation has asked who may; publishing takes another key than editing.
        overrideAccess: true,
        req,
      }),
    ),
  )
}
