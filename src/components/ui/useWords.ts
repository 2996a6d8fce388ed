'use client'

import { useTranslation } from '@payloadcms/ui'
import { translatorOf, type Translator } from '../../i18n/translator'

/** Our texts in the reader's language. */
export const useWords = (): Translator => translatorOf(useTranslation())
