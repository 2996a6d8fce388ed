'use client'

import { useTranslation } from '@payloadcms/ui'
import { cy } from 'date-fns/locale/cy'
import type { ReactNode } from 'react'

/**
 * Gives Payload's date fields Welsh months and days.
 *
 * Why: it loads these only in languages that it has itself, and shows English ones otherwise.
 * Relies on: all readers sharing the one object that its translation context provides; the context is not exported.
 * Ends with: languages that bring their dates (UPSTREAM.md).
 */
export function WelshDates({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  if (i18n.language === 'cy') Object.assign(i18n, { dateFNS: cy })
  return children
}
