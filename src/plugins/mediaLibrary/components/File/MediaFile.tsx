import type { UIFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { FileTools } from './FileTools'

/** The actions below the file of a media document. */
export const MediaFile = ({ i18n }: UIFieldServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['mediaFile'])}>
    <FileTools />
  </AreaMessagesProvider>
)
