import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, translatorOf } from '@/exports/server'
import { Translate } from './Translate'

/** The screen that shows the texts of a document in the main language beside those of another language. */
export function TranslateView({
  initPageResult: { collectionConfig, docID, req },
  searchParams,
}: DocumentViewServerProps) {
  if (!collectionConfig || !docID) return null
  const { i18n } = req
  return (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['translations'])}>
      <SetDocumentStepNav
        collectionSlug={collectionConfig.slug}
        id={docID}
        pluralLabel={getTranslation(collectionConfig.labels.plural, i18n)}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={translatorOf(i18n)('translate')}
      />
      <main>
        <Gutter>
          <Translate
            collection={collectionConfig.slug}
            document={String(docID)}
            to={typeof searchParams?.to === 'string' ? searchParams.to : null}
          />
        </Gutter>
      </main>
    </AreaMessagesProvider>
  )
}
