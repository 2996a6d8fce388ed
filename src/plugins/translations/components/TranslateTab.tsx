import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isMember } from '@/access/person'
import { personOf, translatorOf } from '@/exports/server'
import { hrefs } from '@/exports/shared'
import { findSiteDocument } from '@/endpoints/documents/siteDocument'
import { idOf, isUuid } from '@/lib/values'
import { languagesOf } from '../lib/readTexts'
import { TranslateTabLink } from './TranslateTabLink'

/** The tab beside Edit and Versions. Not shown for sites with one language and for documents in the trash. */
export async function TranslateTab({
  collectionConfig,
  req,
}: {
  collectionConfig?: SanitizedCollectionConfig
  req: PayloadRequest
}) {
  const id = req.routeParams?.id
  if (!collectionConfig || typeof id !== 'string' || !isUuid(id)) return null
  const tenant = idOf((await findSiteDocument(req, collectionConfig.slug, id))?.tenant)
  if (!tenant || !isMember(await personOf(req), tenant) || !(await languagesOf(req, tenant))) return null
  return (
    <TranslateTabLink
      href={hrefs(req)(`/collections/${collectionConfig.slug}/${id}/translate`)}
      label={translatorOf(req.i18n)('translate')}
    />
  )
}
