'use client'

import { useTranslation } from '@payloadcms/ui'
import { useContext, useMemo } from 'react'
import type { AdminMessages } from '../../i18n/en'
import { createTranslator, type Translator } from '../../i18n/createTranslator'
import { AreaContext } from './AreaMessagesProvider'

/** Our texts in the reader's language: those of every page, and those that the screen brought along. */
export function useMessages(): Translator {
  const { translations } = useTranslation().i18n
  const area = useContext(AreaContext)
  return useMemo(
    () => createTranslator((translations as { callboard?: Partial<AdminMessages> }).callboard ?? {}, area),
    [area, translations],
  )
}
