'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { PayloadTranslator } from '@/payload-patches/missingNames/naming'
import { useMissingNames } from '@/payload-patches/missingNames/useMissingNames'
import { useMessages } from '@/components/ui/useMessages'

/** Wraps every admin screen: adds accessible names to Payload controls that have none. */
export function Amendments({ children }: { children: ReactNode }) {
  useMissingNames(useMessages(), useTranslation().t as PayloadTranslator)
  return children
}
