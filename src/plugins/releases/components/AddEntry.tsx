import type { ServerProps } from 'payload'
import { AreaWords } from '../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../i18n/areas'
import { AddToRelease } from './AddToRelease'

/** In the menu of a document. */
export const AddEntry = ({ i18n }: ServerProps) => (
  <AreaWords words={wordsOfAreas(i18n.language, ['releases'])}>
    <AddToRelease />
  </AreaWords>
)
