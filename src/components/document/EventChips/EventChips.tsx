import type { BeforeListTableServerProps } from 'payload'
import { wordsOfAreas } from '../../../i18n/areas'
import { AreaWords } from '../../ui/AreaWords'
import { EventChoices } from './EventChoices'

/** What the list of events can be narrowed to by a click. */
export const EventChips = ({ i18n }: BeforeListTableServerProps) => (
  <AreaWords words={wordsOfAreas(i18n.language, ['lists'])}>
    <EventChoices />
  </AreaWords>
)
