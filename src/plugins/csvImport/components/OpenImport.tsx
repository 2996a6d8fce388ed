'use client'

import { PopupList } from '@payloadcms/ui'
import { useMessages } from '@/exports/client'
import { openImport } from './openImport'

export const OpenImport = ({ type }: { type: string }) => (
  <PopupList.Button onClick={() => openImport(type)}>{useMessages()('importOpen')}</PopupList.Button>
)
