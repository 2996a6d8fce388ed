import type { BeforeListTableServerProps } from 'payload'
import { AreaWords } from '../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../i18n/areas'
import { AddSelected } from './AddSelected'

/** Among what can be done with the chosen rows of a list. */
export const SelectedEntry = ({ collectionSlug, i18n }: BeforeListTableServerProps) => (
  <AreaWords words={wordsOfAreas(i18n.language, ['releases'])}>
    <AddSelected type={collectionSlug} />
  </AreaWords>
)
