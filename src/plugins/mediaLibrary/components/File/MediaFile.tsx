import type { UIFieldServerProps } from 'payload'
import { AreaWords } from '../../../../components/ui/AreaWords'
import { wordsOfAreas } from '../../../../i18n/areas'
import { FileTools } from './FileTools'

/** Below the file of one of the media: what can be done with it. */
export const MediaFile = ({ i18n }: UIFieldServerProps) => (
  <AreaWords words={wordsOfAreas(i18n.language, ['mediaFile'])}>
    <FileTools />
  </AreaWords>
)
