'use client'

import { BlocksField } from '@payloadcms/ui'
import type { BlocksFieldClientComponent } from 'payload'
import { useOpenNewBlocks } from '@/components/theme/Layout/useOpenNewBlocks'

/**
 * Payload's blocks field, collapsed: each question is one line with its label, which has its height from the first byte
 * on. A new question opens.
 */
export const QuestionsField: BlocksFieldClientComponent = (props) => {
  useOpenNewBlocks(props.path)
  return <BlocksField {...props} />
}
