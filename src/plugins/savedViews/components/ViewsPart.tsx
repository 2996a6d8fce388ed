import type { BeforeListTableServerProps } from 'payload'
import { AreaWords } from '../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../i18n/areas'
import { SavedViews } from './SavedViews'

/** Above the table of a list: the views of it that somebody has saved, and the way to save this one. */
export const ViewsPart = ({ collectionSlug, i18n }: BeforeListTableServerProps) => (
  <AreaWords words={wordsOfAreas(i18n.language, ['savedViews'])}>
    <SavedViews type={collectionSlug} />
  </AreaWords>
)
