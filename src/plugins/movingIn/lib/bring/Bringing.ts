import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type BasePayload,
  type PayloadRequest,
  type RichTextField,
  type TypedLocale,
} from 'payload'
import { loadTenant } from '@/exports/server'
import type { TenantSummary } from '@/exports/types'
import { htmlToRichText } from '@/collections/fields/htmlToRichText'
import type { RichText } from '@/lib/content/richText/nodes'
import { settings } from '@/lib/settings'
import { loadActor, type Actor } from '@/plugins/releases/published'
import { readFetched } from '../../database/fetched'
import type { OldWebsite } from '../../database/oldWebsites'
import { fileSizes } from '../../database/parts'
import { movingInSettings } from '../../settings'
import { bareHost } from '../hosts'
import { Uploads } from '../uploads/Uploads'
import { FetchBudget } from './FetchBudget'

/** The work of bringing one old website: who acts, for which site, and by which rules. */
export interface Bringing {
  actor: Actor
  files: FetchBudget
  payload: BasePayload
  tenant: TenantSummary
  toRichText: (html: string) => RichText
  /** Zip files that came with the export. */
  uploads: Uploads
  website: OldWebsite
}

/** @returns null if the person or the site no longer exists */
export async function openBringing(payload: BasePayload, website: OldWebsite): Promise<Bringing | null> {
  const tenant = await loadTenant(payload, website.tenantId)
  const actor = await loadActor(payload, website.userId)
  if (!tenant || !actor) return null
  const hosts = [...(website.choices?.hosts ?? []), ...(website.address ? [new URL(website.address).host] : [])]
  // Every text of the site has the same editor.
  const field = payload.blocks.text?.flattenedFields.find(({ name }) => name === 'content') as RichTextField
  return {
    actor,
    files: new FetchBudget(
      {
        allowedHosts: movingInSettings().OLD_WEBSITE_ALLOWED_HOSTS,
        contact: settings().SERVER_URL,
        hosts: new Set(hosts.map(bareHost)),
      },
      await readFetched({ payload }, website.id),
    ),
    payload,
    tenant,
    toRichText: (html) => htmlToRichText(field, html) as RichText,
    uploads: new Uploads(payload, website.id, [...(await fileSizes({ payload }, website.id)).keys()].sort()),
    website,
  }
}

/** Runs a function in a transaction of its own, with the rights and in the language of the person. */
export async function asPerson<Result>(
  { actor: { headers, i18n, payload, user }, website }: Bringing,
  run: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq(
    { locale: website.locale as TypedLocale, req: { headers, i18n }, user: user ?? undefined },
    payload,
  )
  await initTransaction(req)
  try {
    const result = await run(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
