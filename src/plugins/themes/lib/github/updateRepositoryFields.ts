import type { PayloadRequest } from 'payload'
import { anyDocuments, changeOutsideForm } from '@/exports/server'
import { THEMES } from '../theme'
import { writeAsVersion } from '../versions/makeCurrent'

/** Repository fields of a theme's document. */
export interface RepositoryFields {
  githubBranch?: string | null
  githubRepo?: string | null
  githubTag?: string | null
  lastSyncedAt?: string | null
  lastSyncedCommit?: string | null
  relativePath?: string | null
}

/** Updates the repository fields of a theme. @throws APIError 423 while someone else is editing the theme */
export async function updateRepositoryFields(req: PayloadRequest, id: string, data: RepositoryFields): Promise<void> {
  await changeOutsideForm(req, { collection: THEMES, fields: Object.keys(data), id }, () =>
    writeAsVersion(req, () =>
      anyDocuments(req).update({
        collection: THEMES,
        data: { ...data, _status: 'published' },
        depth: 0,
        id,
        // The caller has checked permissions.
        overrideAccess: true,
        req,
      }),
    ),
  )
}
