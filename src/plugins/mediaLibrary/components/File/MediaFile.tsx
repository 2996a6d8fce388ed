import type { UIFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '../../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../../i18n/areas'
import { FileTools } from './FileTools'

/** Below the file of one of the media: what can be done with it. */
export const MediaFile = ({ i18n }: UIFieldServerProps) => (
  <AreaMessagesProvider words={messagesOfAreas(i18n.language, ['mediaFile'])}>
    <FileTools />
  </AreaMessagesProvider>
)
