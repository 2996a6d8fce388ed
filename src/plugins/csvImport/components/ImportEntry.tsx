import type { ListViewSlotSharedClientProps, ServerProps } from 'payload'
import { AreaWords } from '../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../i18n/areas'
import { OpenImport } from './OpenImport'

/** In the menu of a list, for whoever may make documents of its type. */
export const ImportEntry = ({
  collectionSlug,
  hasCreatePermission,
  i18n,
}: ListViewSlotSharedClientProps & ServerProps) =>
  hasCreatePermission && (
    <AreaWords words={wordsOfAreas(i18n.language, ['csvImport'])}>
      <OpenImport type={collectionSlug} />
    </AreaWords>
  )
