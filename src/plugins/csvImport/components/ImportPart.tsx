import { getTranslation } from '@payloadcms/translations'
import type { BeforeListTableServerProps } from 'payload'
import { AreaWords } from '../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../i18n/areas'
import { ImportDrawer } from './ImportDrawer'

/** Above the table of a list: the drawer that its menu opens. */
export const ImportPart = ({
  collectionConfig,
  collectionSlug,
  hasCreatePermission,
  i18n,
}: BeforeListTableServerProps) =>
  hasCreatePermission && (
    <AreaWords words={wordsOfAreas(i18n.language, ['csvImport', 'lists'])}>
      <ImportDrawer list={getTranslation(collectionConfig.labels.plural, i18n)} type={collectionSlug} />
    </AreaWords>
  )
