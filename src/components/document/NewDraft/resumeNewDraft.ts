import { redirect } from 'next/navigation'
import type { ImportMap, PayloadRequest, SanitizedConfig } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { canTouch } from '../../../access/canTouch'
import { personOf } from '../../../access/personOf'
import { isUuid } from '../../../lib/ids/isUuid'
import { callboardOf } from '../../../access/registryOf'
import { sitePreferences } from '../../../access/sitePreferences'
import { newDraftKey } from '../../../collections/newDrafts/newDraftKey'
import { isUntouched } from '../../../database/documents/untouchedDrafts'
import { requestOf } from '../../requestOf'

interface Page {
  config: Promise<SanitizedConfig>
  importMap: ImportMap
  /** Of the address, below the admin's root. */
  segments: string[]
}

/** Leads from the screen for a new document to the one that the person has begun there and written nothing into. */
export async function resumeNewDraft({ config, importMap, segments }: Page): Promise<void> {
  const [room, slug, act] = segments
  if (room !== 'collections' || !slug || act !== 'create' || segments.length > 3) return
  const req = await requestOf(config, importMap)
  const id = await begunDraft(req, slug)
  if (id) redirect(formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: `/collections/${slug}/${id}` }))
}

async function begunDraft(req: PayloadRequest, slug: string): Promise<string | null> {
  const tenant = (await personOf(req))?.current
  const type = callboardOf(req.payload).contentTypes.find((one) => one.slug === slug)
  if (!req.user || !tenant || !type || type.collection.upload) return null
  const key = newDraftKey(slug)
  const id = (await sitePreferences(req, tenant.id, [key]))[key]
  if (!isUuid(id) || !(await canTouch(req, slug, id, 'update'))) return null
  return (await isUntouched(req, slug, { id, tenant: tenant.id })) ? id : null
}
