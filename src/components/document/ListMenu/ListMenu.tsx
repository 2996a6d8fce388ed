import type { ListViewSlotSharedClientProps, ServerProps } from 'payload'
import { wordsOfAreas } from '../../../i18n/areas'
import { AreaWords } from '../../ui/AreaWords'
import { DownloadList } from './DownloadList'

/** In the menu of a list: what can be done with it as a whole. */
export const ListMenu = ({ collectionSlug, i18n }: ListViewSlotSharedClientProps & ServerProps) => (
  <AreaWords words={wordsOfAreas(i18n.language, ['lists'])}>
    <DownloadList type={collectionSlug} />
  </AreaWords>
)
