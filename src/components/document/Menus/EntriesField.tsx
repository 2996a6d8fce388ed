'use client'

import { ArrayField } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { useOpenNewBlocks } from '@/components/theme/Layout/useOpenNewBlocks'

/** Payload's array field, collapsed so that rows can be reordered. A new row opens. */
export const EntriesField: ArrayFieldClientComponent = (props) => {
  useOpenNewBlocks(props.path)
  return <ArrayField {...props} />
}
