import type { UIFieldServerProps } from 'payload'
import { AreaWords } from '../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../i18n/areas'
import { ReviewNotice } from './ReviewNotice'

/** Above the fields of a document: who waits for what. */
export const ReviewField = ({ i18n }: UIFieldServerProps) => (
  <AreaWords words={wordsOfAreas(i18n.language, ['reviews'])}>
    <ReviewNotice />
  </AreaWords>
)
