import type { BeforeDocumentControlsServerProps } from 'payload'
import { AreaWords } from '../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../i18n/areas'
import { AskButton } from './AskButton'

/** In place of the button that publishes, for whoever may not. */
export const ReviewButton = ({ i18n }: BeforeDocumentControlsServerProps) => (
  <AreaWords words={wordsOfAreas(i18n.language, ['reviews'])}>
    <AskButton />
  </AreaWords>
)
