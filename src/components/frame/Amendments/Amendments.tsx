'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { PayloadWords } from '../../../payload-patches/missingNames/naming'
import { useMissingNames } from '../../../payload-patches/missingNames/useMissingNames'
import { useWords } from '../../ui/useWords'

/** Around every screen of the admin: the controls of Payload's that have no name get one. */
export function Amendments({ children }: { children: ReactNode }) {
  useMissingNames(useWords(), useTranslation().t as PayloadWords)
  return children
}
