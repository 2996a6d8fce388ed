import { getTranslation } from '@payloadcms/translations'
import { type BeforeListTableServerProps, type CollectionSlug } from 'payload'
import { requestOfSlot } from '@/components/requestOfSlot'
import { formatAdminURL } from 'payload/shared'
import { personOf } from '@/access/personOf'
import type { MessageKey } from '@/i18n/en'
import type { Translator } from '@/i18n/createTranslator'
import { translatorOf } from '@/i18n/translator'
import { listsMessages } from '@/i18n/lists/en'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { InListOnly } from './InListOnly'
import styles from './EmptyList.module.css'

/**
 * Placeholder of an empty list: what the content type is for and the first step, or that nothing matches the search.
 * Users who cannot create documents see the text only.
 */
export async function EmptyList(props: BeforeListTableServerProps) {
  const { collectionConfig, collectionSlug, data, hasCreatePermission, i18n, newDocumentURL, payload } = props
  if (!data || data.totalDocs > 0) return null
  const t = translatorOf(i18n)
  const plural = inSentence(getTranslation(collectionConfig.labels.plural, i18n), i18n.language)
  if (await hasExcludedDocuments(props)) {
    const all = formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/${collectionSlug}` })
    return (
      <InListOnly>
        <div className={styles.empty} data-empty-list>
          <EmptyState
            // Payload's search bar writes a search back into an address without one, unless the page is loaded anew.
            action={
              <Button href={`${all}?when=all`} isFullLoad>
                {t('listsShowAll')}
              </Button>
            }
            icon="Search"
            title={t('listsNothingFound')}
          >
            {t('listsNothingFoundHelp', { what: plural })}
          </EmptyState>
        </div>
      </InListOnly>
    )
  }
  const singular = inSentence(getTranslation(collectionConfig.labels.singular, i18n), i18n.language)
  const action = hasCreatePermission && newDocumentURL && (
    <Button href={newDocumentURL} icon="Plus" variant="primary">
      {t(collectionConfig.upload ? 'listsEmptyUpload' : 'listsEmptyAdd', { what: singular })}
    </Button>
  )
  return (
    <InListOnly>
      <div className={styles.empty} data-empty-list>
        <EmptyState action={action} icon="Inbox" title={t('listsEmpty', { what: plural })}>
          {[describe(props), purposeOf(collectionSlug, t)].filter(Boolean).join(' ')}
        </EmptyState>
      </div>
    </InListOnly>
  )
}

/** Whether there are documents that the search, the filter or the chips exclude. */
async function hasExcludedDocuments({
  collectionSlug,
  i18n,
  payload,
  user,
}: BeforeListTableServerProps): Promise<boolean> {
  const req = await requestOfSlot({ i18n, payload, user })
  const person = await personOf(req)
  const { totalDocs } = await payload.count({
    collection: collectionSlug as CollectionSlug,
    overrideAccess: false,
    req,
    where: {
      and: [{ deletedAt: { exists: false } }, ...(person?.current ? [{ tenant: { equals: person.current.id } }] : [])],
    },
  })
  return totalDocs > 0
}

const inSentence = (label: string, language: string): string => label.toLocaleLowerCase(language)

function describe({ collectionConfig: { admin }, i18n }: BeforeListTableServerProps): string {
  const { description } = admin
  if (typeof description === 'function') return description({ i18n, t: i18n.t } as Parameters<typeof description>[0])
  return typeof description === 'string' ? description : ''
}

function purposeOf(type: string, t: Translator): string {
  const key = `listsEmptyWhy_${type}`
  return Object.hasOwn(listsMessages, key) ? t(key as MessageKey) : ''
}
