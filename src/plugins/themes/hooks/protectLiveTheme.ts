import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { idOf } from '@/lib/values'
import { publicError } from '@/access/publicError'
import { dbOf, findStored, queueJob, translatorOf } from '@/exports/server'
import { lockTenant } from '@/database/transactions'
import { unlinkRepositories } from '../database/repositories'
import { deleteVersions } from '../database/versions'
import { THEMES } from '../lib/theme'

const CONFLICT = 409

/** Prevents moving the live theme to the trash. */
export const preventTrashOfLiveTheme: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && data.deletedAt && !originalDoc?.deletedAt)
    await assertNotShown(req, idOf(originalDoc), idOf(originalDoc?.tenant))
  return data
}

/** Prevents deleting the live theme, except together with its site. */
export const preventDeletionOfLiveTheme: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  if (context.deletingTenant) return
  const theme = await findStored<{ id: string; tenant?: unknown }>(req, {
    collection: THEMES,
    where: { id: { equals: id } },
  })
  await assertNotShown(req, String(id), idOf(theme?.tenant))
}

async function assertNotShown(req: PayloadRequest, theme: string | null, tenant: string | null): Promise<void> {
  if (!theme || !tenant) return
  // The lock makes a concurrent publish wait, which then finds the theme gone.
  await lockTenant(req, tenant)
  const site = await findStored<{ id: string; selectedTheme?: unknown }>(req, {
    collection: 'tenants',
    where: { id: { equals: tenant } },
  })
  if (idOf(site?.selectedTheme) === theme) throw publicError(translatorOf(req.i18n)('themesInUse'), CONFLICT)
}

/** Deletes the versions of a deleted theme, and schedules the removal of files that no other version uses. */
export const deleteVersionsOfTheme: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteVersions(req, [String(id)])
  await unlinkRepositories(req, [String(id)])
  await queueJob(await dbOf(req), 'collectThemeFiles', {}, { key: 'collectThemeFiles', waitSeconds: 2 * 60 * 60 })
}
