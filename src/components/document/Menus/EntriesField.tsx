'use client'

import { ArrayField } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { useOpenNewBlocks } from '../../theme/Layout/useOpenNewBlocks'

/** Payload's list of rows, closed so that they can be arranged. One that is added opens. */
export const EntriesField: ArrayFieldClientComponent = (props) => {
  useOpenNewBlocks(props.path)
  return <ArrayField {...props} />
}
