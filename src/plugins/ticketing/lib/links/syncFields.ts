import { z } from 'zod'
import type { StoredLink } from '../../database/links'

/** Link of an event, as the API returns it. */
export const syncFields = z.object({
  connected: z.boolean(),
  externalId: z.string().nullable(),
  externalName: z.string().nullable(),
  provider: z.string().nullable(),
  status: z.string().nullable(),
  syncedAt: z.iso.datetime().nullable(),
})

export type SyncFields = z.infer<typeof syncFields>

export const toSyncFields = (link: StoredLink | undefined): SyncFields => ({
  connected: link?.isConnected ?? false,
  externalId: link?.externalId ?? null,
  externalName: link?.externalName ?? null,
  provider: link?.provider ?? null,
  status: link ? (link.state ?? 'linked') : null,
  syncedAt: link?.syncedAt?.toISOString() ?? null,
})
