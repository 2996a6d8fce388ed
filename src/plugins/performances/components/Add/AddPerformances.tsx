import type { BeforeDocumentControlsServerProps } from 'payload'
import { AreaWords } from '../../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../../i18n/areas'
import { AddButton } from './AddButton'

/** Adds the performances of an event by a rule. */
export const AddPerformances = ({ i18n }: BeforeDocumentControlsServerProps) => (
  <AreaWords words={wordsOfAreas(i18n.language, ['events', 'performances', 'performancesTable'])}>
    <AddButton />
  </AreaWords>
)
