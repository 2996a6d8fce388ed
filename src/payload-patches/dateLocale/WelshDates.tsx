'use client'

import { useTranslation } from '@payloadcms/ui'
import { cy } from 'date-fns/locale/cy'
import type { ReactNode } from 'react'

/**
 * Gives Payload's date fields Welsh months and days: it loads these only in languages that it has itself, and shows
 * English ones otherwise. What it provides is changed in place, because its context is not exported.
 */
export function WelshDates({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  if (i18n.language === 'cy') Object.assign(i18n, { dateFNS: cy })
  return children
}
