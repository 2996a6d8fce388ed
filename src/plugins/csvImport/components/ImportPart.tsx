import { getTranslation } from '@payloadcms/translations'
import type { BeforeListTableServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { ImportDrawer } from './ImportDrawer'

/** The import drawer, rendered above the table of a list. */
export const ImportPart = ({
  collectionConfig,
  collectionSlug,
  hasCreatePermission,
  i18n,
}: BeforeListTableServerProps) =>
  hasCreatePermission && (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['csvImport', 'lists'])}>
      <ImportDrawer list={getTranslation(collectionConfig.labels.plural, i18n)} type={collectionSlug} />
    </AreaMessagesProvider>
  )
