import type { PayloadRequest } from 'payload'
import { IS_KNOWN_CODE } from '@/collections/Themes/guardCustomCode'
import { IS_VERSION_WRITE } from '@/collections/Themes/keepServerFields'
import { withContext } from '@/collections/AuditLog/withoutAudit'
import { anyDocuments, changeOutsideForm } from '@/exports/server'
import { markSynced } from '../../database/repositories'
import { deleteErrorsOfDeletedVersions } from '../../database/errors'
import { currentVersion, pointTo, type StoredVersion } from '../../database/versions'
import { withoutMissingLogo } from '../studio/pictures'
import { THEMES, type StoredTheme } from '../theme'

/** Runs a write that applies a version, without an audit entry: the operation writes its own. */
export const writeAsVersion = <Result>(req: PayloadRequest, write: () => Promise<Result>): Promise<Result> =>
  withContext(req, { [IS_KNOWN_CODE]: true, [IS_VERSION_WRITE]: true, withoutAudit: true }, write)

/**
 * Makes a version current: moves the pointer, and copies its manifest and settings to the theme's document, so that
 * forms match the templates. A name changed in the admin is kept.
 * @throws APIError 423 while someone else is editing the theme
 */
export async function makeCurrent(req: PayloadRequest, theme: StoredTheme, version: StoredVersion): Promise<void> {
  const before = await currentVersion(req, theme.id)
  await pointTo(req, version)
  await deleteErrorsOfDeletedVersions(req, theme.id)
  if (version.commit) await markSynced(req, theme.id, version.commit)
  const followsName = !before || before.info.name === theme.name
  const data = {
    manifest: version.manifest,
    version: version.info.version,
    ...(followsName && { name: version.info.name }),
    ...(version.settings && { settings: await withoutMissingLogo(req, version.tenantId, version.settings) }),
  }
  await changeOutsideForm(req, { collection: THEMES, fields: Object.keys(data), id: theme.id }, () =>
    writeAsVersion(req, () =>
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
