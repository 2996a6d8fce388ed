import type { UIFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '@/i18n/translator'
import { FileTools } from './FileTools'

/** The actions below the file of a media document. */
export const MediaFile = ({ i18n }: UIFieldServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['mediaFile'])}>
    <FileTools />
  </AreaMessagesProvider>
)
