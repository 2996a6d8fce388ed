import { getTranslation } from '@payloadcms/translations'
import type { BeforeListTableServerProps } from 'payload'
import { AreaMessagesProvider } from '../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../i18n/areas'
import { ImportDrawer } from './ImportDrawer'

/** Above the table of a list: the drawer that its menu opens. */
export const ImportPart = ({
  collectionConfig,
  collectionSlug,
  hasCreatePermission,
  i18n,
}: BeforeListTableServerProps) =>
  hasCreatePermission && (
    <AreaMessagesProvider words={messagesOfAreas(i18n.language, ['csvImport', 'lists'])}>
      <ImportDrawer list={getTranslation(collectionConfig.labels.plural, i18n)} type={collectionSlug} />
    </AreaMessagesProvider>
  )
