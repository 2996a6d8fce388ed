import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { readHistory } from '../lib/readHistory'
import { summaryText } from '../lib/summaryText'
import { VersionsList } from './VersionsList'

type Props = DocumentViewServerProps & {
  versions?: { disableGutter?: boolean; useVersionDrawerCreatedAtCell?: boolean }
}

/**
 * The versions of a document with author, time and changes. In the comparison drawer, selecting one compares with it.
 */
export async function VersionsView({
  initPageResult: { collectionConfig, docID, req },
  routeSegments = [],
  versions: { disableGutter = false, useVersionDrawerCreatedAtCell = false } = {},
}: Props) {
  if (!collectionConfig || !docID) return null
  const history = await readHistory(req, collectionConfig.slug, String(docID))
  const { i18n, payload } = req
  const isTrashed = routeSegments[2] === 'trash'
  const base = formatAdminURL({
    adminRoute: payload.config.routes.admin,
    path: `/collections/${collectionConfig.slug}${isTrashed ? '/trash' : ''}/${docID}/versions`,
  })
  const lines = history
    ? history.lines.map((line) => ({
        count: line.count,
        href: `${base}/${line.id}`,
        id: line.id,
        isCurrentDraft: line.isCurrentDraft,
        isLive: line.isLive,
        text: summaryText(line, history, i18n),
        updatedAt: line.updatedAt,
      }))
    : []
  const list = (
    <VersionsList isChoosing={useVersionDrawerCreatedAtCell} lines={lines} timezone={history?.timezone ?? 'UTC'} />
  )
  return (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['versions'])}>
      <SetDocumentStepNav
        collectionSlug={collectionConfig.slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={getTranslation(collectionConfig.labels.plural, i18n)}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={i18n.t('version:versions')}
      />
      {disableGutter ? (
        list
      ) : (
        <main>
          <Gutter>{list}</Gutter>
        </main>
      )}
    </AreaMessagesProvider>
  )
}
