'use client'

import { useTranslation } from '@payloadcms/ui'
import { useContext, useMemo } from 'react'
import type { AdminMessages } from '@/i18n/en'
import { createTranslator, type Translator } from '@/i18n/createTranslator'
import { AreaContext } from './AreaMessagesProvider'

/** Messages in the UI language: the common ones, and those of areas that the screen provides. */
export function useMessages(): Translator {
  const { translations } = useTranslation().i18n
  const area = useContext(AreaContext)
  return useMemo(
    () => createTranslator((translations as { callboard?: Partial<AdminMessages> }).callboard ?? {}, area),
    [area, translations],
  )
}
