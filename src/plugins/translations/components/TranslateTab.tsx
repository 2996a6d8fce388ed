import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { personOf } from '../../../access/personOf'
import { hrefs } from '../../../components/views/hrefs'
import { translatorOf } from '../../../i18n/translator'
import { isUuid } from '../../../lib/ids/isUuid'
import { TranslateTabLink } from './TranslateTabLink'

/** Beside Edit and Versions, for sites with several languages. What lies in the trash is not translated. */
export async function TranslateTab({ collectionConfig, req }: { collectionConfig?: SanitizedCollectionConfig; req: PayloadRequest }) {
  const id = req.routeParams?.id
  const languages = (await personOf(req))?.current?.languages ?? []
  if (!collectionConfig || typeof id !== 'string' || !isUuid(id) || languages.length < 2) return null
  return <TranslateTabLink href={hrefs(req)(`/collections/${collectionConfig.slug}/${id}/translate`)} label={translatorOf(req.i18n)('translate')} />
}
