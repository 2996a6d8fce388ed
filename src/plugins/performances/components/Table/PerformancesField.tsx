import type { UIFieldServerProps } from 'payload'
import { AreaWords } from '../../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../../i18n/areas'
import { PerformancesPanel } from './PerformancesPanel'

/** The performances of an event, within its form. */
export const PerformancesField = ({ i18n }: UIFieldServerProps) => (
  <AreaWords words={wordsOfAreas(i18n.language, ['events', 'performances', 'performancesTable'])}>
    <PerformancesPanel />
  </AreaWords>
)
