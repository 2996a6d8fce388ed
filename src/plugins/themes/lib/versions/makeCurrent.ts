import type { PayloadRequest } from 'payload'
import { KNOWN_CODE } from '../../../../collections/Themes/guardCustomCode'
import { anyDocuments } from '../../../../collections/anyDocuments'
import { changeOutsideForm } from '../../../../collections/saves/changeOutsideForm'
import { deleteErrorsOfGone } from '../../database/errors'
import { currentVersion, pointTo, type StoredVersion } from '../../database/versions'
import { withoutLostLogo } from '../studio/pictures'
import { THEMES, type StoredTheme } from '../theme'

/** Context key of writes that apply a version, whose manifest comes from the package. */
export const OF_VERSION = 'isThemeVersion'

/** Runs a write that applies a version, without an audit entry: the operation writes its own. */
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
 * Makes a version current: moves the pointer, and copies its manifest and settings to the theme's document, so that
 * forms match the templates. A name changed in the admin is kept.
 * @throws APIError 423 while someone else is editing the theme
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
        // The operation has checked permissions; publishing needs another one than editing.
        overrideAccess: true,
        req,
      }),
    ),
  )
}
