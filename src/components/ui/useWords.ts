'use client'

import { useTranslation } from '@payloadcms/ui'
import { useContext, useMemo } from 'react'
import type { Words } from '../../i18n/en'
import { sayFrom, type Translator } from '../../i18n/say'
import { AreaContext } from './AreaWords'

/** Our texts in the reader's language: those of every page, and those that the screen brought along. */
export function useWords(): Translator {
  const { translations } = useTranslation().i18n
  const area = useContext(AreaContext)
  return useMemo(
    () => sayFrom((translations as { callboard?: Partial<Words> }).callboard ?? {}, area),
    [area, translations],
  )
}
