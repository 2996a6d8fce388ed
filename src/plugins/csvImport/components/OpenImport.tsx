'use client'

import { PopupList } from '@payloadcms/ui'
import { useWords } from '../../../components/ui/useWords'
import { openImport } from './opened'

export const OpenImport = ({ type }: { type: string }) => (
  <PopupList.Button onClick={() => openImport(type)}>{useWords()('importOpen')}</PopupList.Button>
)
